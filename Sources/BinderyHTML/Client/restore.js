// Finishes what the server began when an earlier window of the page came back. Loaded on demand.

import { part } from "./dom.js";
import { showForGood } from "./status.js";

// Kinds of events that change something a person cares about, by their numbers: others are not worth a notice.
const worthTelling = new Set([0, 1, 2, 3, 4, 6, 7, 12, 13]);
const lost = [];

/** Gives focus, caret and scroll position back. */
export function restoreSight({ focus, caret, top }) {
  scrollTo({ top, behavior: "instant" });
  const node = focus && document.querySelector(`[data-k="${CSS.escape(focus)}"]`);
  if (!node) return;
  const control = node.matches("input,textarea,select,button,a") ? node : (part(node, "control") ?? node);
  control.focus({ preventScroll: true });
  if (caret && caret[0] !== null && control.setSelectionRange) control.setSelectionRange(...caret);
}

/** Tells that an event could not be repeated, with the text that was typed. */
export function tellLost({ kind, label, value }) {
  if (!worthTelling.has(kind)) return;
  const what = typeof value === "string" && value ? value : label;
  if (what && lost.at(-1) !== what) lost.push(what);
  if (lost.length) showForGood(`Not saved: ${lost.map((words) => `“${words}”`).join(", ")}`);
}
