// Lets the clock of the side whose move it is run on between what the box tells. A box tells a clock that runs every
// ten seconds: one that says nothing for longer stands still, at what it told last.
"use strict";

(() => {
  const STILL_MS = 12000;
  const LOW_MS = 30000;
  const seen = new WeakMap();

  const text = (ms) => {
    const seconds = Math.ceil(ms / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };

  setInterval(() => {
    for (const clock of document.querySelectorAll(".clock[data-age]")) {
      if (!seen.has(clock)) seen.set(clock, performance.now() - Number(clock.dataset.age));
      const passed = performance.now() - seen.get(clock);
      const left = Math.max(0, Number(clock.dataset.left) - (passed < STILL_MS ? passed : 0));
      clock.textContent = text(left);
      clock.classList.toggle("is-low", left < LOW_MS);
    }
  }, 100);
})();
