"""The budgets of the box, measured."""
