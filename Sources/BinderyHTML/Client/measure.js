// The sizes of elements whose content depends on them. Loaded on demand, by pages with such elements.

import { element, idOf } from "./dom.js";
import { onInsert } from "./patch.js";
import { send } from "./sending.js";

const selector = '[data-on~="measure"]';
// With the window, as many as the server takes, and as long.
const most = 249;
const longest = 1e6;
const sizes = new WeakMap();
let reported = "";

// Whole points that the element has at least, so that its content fits.
const points = (length) => Math.min(Math.floor(length + 0.01), longest);

// Once a frame at most.
const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    // What is not shown keeps its last size.
    if (!target.getClientRects().length) continue;
    const { width, height } = contentRect;
    const last = sizes.get(target);
    if (last && Math.abs(last.width - width) < 1 && Math.abs(last.height - height) < 1) continue;
    sizes.set(target, { width, height });
  }
  report();
});

/** Reports all sizes if one has changed: a report replaces an earlier one that is not sent yet. */
function report() {
  const nodes = [...document.querySelectorAll(selector)].filter((node) => sizes.has(node)).slice(0, most);
  const values = nodes.flatMap((node) => [idOf(node), points(sizes.get(node).width), points(sizes.get(node).height)]);
  if (String(values) === reported) return;
  reported = String(values);
  send(element(1), "measure", [1, points(innerWidth), points(innerHeight), ...values], null);
}

/** Reports the sizes of elements. */
export function start() {
  onInsert((root) => {
    // Another session knows none of the sizes.
    if (root.id === "main") reported = "";
    for (const node of [root, ...root.querySelectorAll(selector)]) {
      if (!node.matches(selector)) continue;
      observer.unobserve(node);
      observer.observe(node);
    }
  });
}
