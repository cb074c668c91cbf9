// Keeps a page as new as what it shows. At each version that the server tells, and that isn't the page's own, the page
// fetches itself and puts what is new in the place of its parts: the elements with an id and `data-part`. Forms lie
// outside of these, so that nothing is taken from under a typing hand.
"use strict";

(() => {
  const body = document.body;
  let wanted = body.dataset.version;
  let busy = false;

  const refresh = async () => {
    if (busy) return;
    busy = true;
    try {
      while (body.dataset.version !== wanted) {
        const told = wanted;
        const answer = await fetch(location.href, { headers: { accept: "text/html" } });
        if (!answer.ok) break;
        const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
        for (const old of document.querySelectorAll("[data-part]")) {
          const part = fresh.getElementById(old.id);
          if (part && part.innerHTML !== old.innerHTML) old.replaceWith(document.adoptNode(part));
        }
        // What was fetched may be newer than what was told.
        body.dataset.version = fresh.body.dataset.version;
        if (wanted === told) wanted = body.dataset.version;
        document.dispatchEvent(new Event("refreshed"));
      }
    } catch {
      // The line is lost: the stream tells the version again when it is back.
    } finally {
      busy = false;
    }
  };

  // A browser keeps few lines to one server: pages that nobody sees let theirs go.
  let stream = null;
  const rest = () => {
    if (stream) stream.close();
    stream = null;
  };
  const listen = () => {
    if (stream || document.hidden) return;
    stream = new EventSource(body.dataset.live);
    stream.onmessage = (event) => {
      body.classList.remove("is-lost");
      wanted = event.data;
      refresh();
    };
    stream.onerror = () => body.classList.add("is-lost");
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? rest() : listen()));
  addEventListener("pagehide", rest);
  addEventListener("pageshow", listen);
  listen();
})();
