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
      hint(shown.target);
    },
    { threshold: 1 },
  );
  onInsert((root) => {
    if (isKnown()) return;
    for (const row of [root, ...root.querySelectorAll(withActions)]) if (row.matches(withActions)) observer.observe(row);
  });
}

/** Shows the whole actions of a row. The hint ends when its screen is hidden, or it would play again there. */
function hint(row) {
  const toActions = getComputedStyle(row).direction === "rtl" ? 1 : -1;
  row.style.setProperty("--peek", `${toActions * row.querySelector(":scope > .actions").offsetWidth}px`);
  row.dataset.hint = "";
  const end = ({ animationName }) => {
    if (animationName !== "peek") return;
    delete row.dataset.hint;
    row.style.removeProperty("--peek");
  };
  row.addEventListener("animationend", end);
  row.addEventListener("animationcancel", end);
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
