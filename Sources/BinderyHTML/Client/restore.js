// Completes the restoration of an earlier window of the page. Loaded on demand.

import { changes } from "./changes.js";
import { named, part } from "./dom.js";
import { showForGood } from "./status.js";

const lost = [];

/** Restores focus and caret. */
export function restoreFocus({ focus, caret }) {
  const node = named(focus);
  if (!node) return;
  const control = node.matches("input,textarea,select,button,a") ? node : (part(node, "control") ?? node);
  control.focus({ preventScroll: true });
  if (caret && caret[0] !== null && control.setSelectionRange) control.setSelectionRange(...caret);
}

/** Reports that an event could not be repeated, with the typed text. */
export function tellLost({ kind, label, value }) {
  if (!changes.includes(kind)) return;
  const what = typeof value === "string" && value ? value : label;
  if (what && lost.at(-1) !== what) lost.push(what);
  if (lost.length) showForGood(`Not saved: ${lost.map((words) => `“${words}”`).join(", ")}`);
}
