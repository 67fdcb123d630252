// What is on the screen. Loaded on demand, by pages with rows that load more when they come near, or that appear when they are seen.

import { element, idOf } from "./dom.js";
import { onInsert } from "./patch.js";
import { send } from "./sending.js";

// As many as the server takes.
const most = 1000;
const seen = new Set();
let reported = "";

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      if (target.isConnected) send(target, "appear", undefined, null);
    }
  },
  { rootMargin: "200px" },
);

// Once a frame at most. What only touches an edge, as the page beside a snapped one, is not seen.
const sight = new IntersectionObserver(
  (entries) => {
    for (const { intersectionRatio, target } of entries) {
      if (intersectionRatio > 0 && target.isConnected) seen.add(target);
      else seen.delete(target);
      if (!target.isConnected) sight.unobserve(target);
    }
    const nodes = [...seen].filter((node) => node.isConnected).map(idOf).slice(0, most);
    if (String(nodes) === reported) return;
    reported = String(nodes);
    send(element(1), "see", nodes, null);
  },
  { threshold: [0, 0.0001] },
);

/** Reports what comes on the screen. */
export function start() {
  onInsert((root) => {
    // Another session knows nothing of what is seen, and has other numbers.
    if (root.id === "main") reported = "";
    observe(root, "appear", near);
    observe(root, "see", sight);
  });
}

/** Observes elements again, so that each is reported as it is now. */
function observe(root, kind, observer) {
  const selector = `[data-on~="${kind}"]`;
  for (const node of [root, ...root.querySelectorAll(selector)]) {
    if (!node.matches(selector)) continue;
    observer.unobserve(node);
    observer.observe(node);
  }
}
