// Shows once in a browser that rows have actions behind them, on touch screens. Loaded on demand.

import { onInsert } from "./patch.js";

const store = "bindery:swiped";
const withActions = ".row:has(> .actions > *)";

/** Moves the first visible row with actions aside for a moment, unless less motion is preferred. */
export function start() {
  if (isKnown() || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find((entry) => entry.isIntersecting && entry.target.isConnected);
      if (!shown || isKnown()) return;
      observer.disconnect();
      remember();
      shown.target.dataset.hint = "";
    },
    { threshold: 1 },
  );
  onInsert((root) => {
    if (isKnown()) return;
    for (const row of [root, ...root.querySelectorAll(withActions)]) if (row.matches(withActions)) observer.observe(row);
  });
}

function isKnown() {
  try {
    return localStorage.getItem(store) !== null;
  } catch {
    // Without storage, the hint would come again and again.
    return true;
  }
}

function remember() {
  try {
    localStorage.setItem(store, "1");
  } catch {
    // A full storage: the hint comes again with the next page.
  }
}
