// Animates rows to their new positions, so that the eye can follow a move.

import { element, target } from "./dom.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const most = 150;
const timing = { duration: 200, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };

/** Records the positions of rows, and returns a function that animates the rows from there to their new positions. */
export function slide(operations) {
  if (calm.matches || document.hidden || document.querySelector(".dragged")) return () => {};
  const before = new Map();
  for (const list of listsOf(operations)) {
    const rows = list.querySelectorAll(":scope > .row");
    if (rows.length === 0 || rows.length > most) continue;
    for (const row of rows) before.set(row, row.getBoundingClientRect().top);
  }
  if (before.size === 0) return () => {};
  const lists = new Set([...before.keys()].map((row) => row.parentNode));
  return () => {
    for (const list of lists) {
      if (list.children.length > most) continue;
      for (const row of list.children) settle(row, before.get(row));
    }
  };
}

function settle(row, top) {
  if (top === undefined) {
    row.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    return;
  }
  const distance = top - row.getBoundingClientRect().top;
  if (Math.abs(distance) < 1 || Math.abs(distance) > innerHeight) return;
  row.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], timing);
}

function listsOf(operations) {
  const lists = new Set();
  for (const [code, name] of operations) {
    if (code === "i" || code === "m") lists.add(target(name));
    if (code === "r") lists.add(element(name)?.parentNode);
  }
  lists.delete(null);
  lists.delete(undefined);
  return lists;
}
