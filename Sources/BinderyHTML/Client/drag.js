// Reordering: rows are dragged by their grip, or moved with Alt and an arrow key, or with an arrow key on their grip.

import { takes } from "./dom.js";
import { send } from "./sending.js";

const edge = 64;
const answerWithin = 1500;

/** Registers the event listeners. */
export function startDragging() {
  document.addEventListener("pointerdown", (event) => {
    const grip = event.target.closest?.(".grip");
    if (!grip || !event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    grip.focus({ preventScroll: true });
    grip.setPointerCapture(event.pointerId);
    drag(grip, event.clientY + scrollY);
  });
  // Before the other keys of rows, which move the focus.
  document.addEventListener("keydown", (event) => move(event) && event.preventDefault(), true);
}

/** The rows among which a row can move, in document order. */
const movable = (row) => [...row.parentElement.children].filter((sibling) => takes(sibling, "move"));

/** Moves a row by a key. Returns whether it was a key for that. */
function move({ key, altKey, isComposing, target }) {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[key];
  const row = target.closest?.(".row");
  if (!row || !direction || isComposing || !(altKey || target.matches(".grip"))) return false;
  if (target.matches("input,select,textarea")) return false;
  const rows = movable(row);
  if (!rows.includes(row)) return false;
  const index = rows.indexOf(row) + direction;
  if (rows[index]) send(row, "move", index);
  return true;
}

function drag(grip, start) {
  const row = grip.closest(".row");
  const list = row.parentElement;
  const rows = movable(row);
  const boxes = rows.map((sibling) => sibling.getBoundingClientRect());
  const middles = boxes.map((box) => (box.top + box.bottom) / 2);
  const from = rows.indexOf(row);
  let to = from;
  row.classList.add("dragged");

  const place = (event) => {
    if (event.clientY < edge) scrollBy(0, -8);
    if (event.clientY > innerHeight - edge) scrollBy(0, 8);
    const distance = event.clientY + scrollY - start;
    row.style.translate = `0 ${distance}px`;
    to = middles.filter((middle, index) => index !== from && middle < middles[from] + distance).length;
    rows.forEach((sibling, index) => {
      if (index === from) return;
      const way = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0;
      sibling.style.translate = way ? `0 ${way * boxes[from].height}px` : "";
    });
  };
  const rest = () => {
    changes.disconnect();
    row.classList.remove("dragged");
    for (const sibling of rows) sibling.style.translate = "";
  };
  // The list keeps its order until the server has moved the row.
  const changes = new MutationObserver(rest);
  changes.observe(list, { childList: true });
  const ended = new AbortController();
  const finish = (isDropped) => {
    ended.abort();
    if (!isDropped || to === from || !row.isConnected) return rest();
    send(row, "move", to);
    setTimeout(rest, answerWithin);
  };
  const { signal } = ended;
  grip.addEventListener("pointermove", place, { signal });
  grip.addEventListener("pointerup", () => finish(true), { signal });
  grip.addEventListener("lostpointercapture", () => finish(false), { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && finish(false), { signal });
}
