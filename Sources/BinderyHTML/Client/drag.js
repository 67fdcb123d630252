// Dragging: rows and boxes are dragged by their grip, and boxes with a mouse by themselves. A press of the grip picks up as well: then the
// arrow keys, or another press, choose the place. Rows also move in their list with Alt and an arrow key, or an arrow key on their grip.

import { frontLayer, idOf, isUsable, nodeOf, part } from "./dom.js";
import { onInsert } from "./patch.js";
import { after, before, describe, isAcross, isOn, movable, on, placeAfter, placeAt, targetsOf } from "./places.js";
import { send } from "./sending.js";
import { announce } from "./status.js";

const edge = 64;
const slack = 5;
const answerWithin = 1500;
// What is held: its element, the elements that take it, the chosen place, and what shows both. A dragged one has a ghost.
let held = null;
// What was dropped with the focus, until it appears in its new place.
let moved = null;
let ignoresClick = false;

/** Registers the event listeners. */
export function start() {
  document.addEventListener("pointerdown", press);
  document.addEventListener("click", click, true);
  // Before the other keys of rows, which move the focus.
  document.addEventListener("keydown", (event) => key(event) && event.preventDefault(), true);
  onInsert(follow);
}

const words = (source) => (part(source, "content") ?? source).innerText.replace(/\s+/g, " ").trim();

// MARK: Holding

function hold(source, pointer) {
  const targets = targetsOf(source);
  const line = overlay("div", "drop-line");
  held = { source, targets, line, place: null, ended: new AbortController() };
  source.classList.add("dragged");
  for (const node of targets) node.classList.toggle("drop-target", isOn(held, node));
  listen("scroll", () => show(held.place), { capture: true, passive: true });
  listen("resize", () => show(held.place));
  if (pointer) return lift(pointer);
  listen("pointermove", ({ clientX, clientY }) => show(placeAt(held, clientX, clientY)));
  announce(`Picked up ${words(source)}. Choose a place with the arrow keys or a press, then press Enter. Escape cancels.`);
}

const listen = (type, run, options) => addEventListener(type, run, { ...options, signal: held.ended.signal });

/** An element over everything, also over modal dialogs. */
function overlay(tag, name) {
  const box = document.createElement(tag);
  box.className = name;
  box.popover = "manual";
  document.body.append(box);
  box.showPopover();
  return box;
}

/** Lets what is held follow the pointer. */
function lift({ clientX, clientY }) {
  const { source } = held;
  const { left, top, width } = source.getBoundingClientRect();
  const ghost = overlay(source.matches("li") ? "ul" : "div", "ghost");
  const copy = source.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("[id]")]) node.removeAttribute("id");
  copy.classList.remove("dragged");
  ghost.append(copy);
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  Object.assign(held, { ghost, at: { clientX, clientY } });
  requestAnimationFrame(tick);
}

function tick() {
  if (!held?.ghost) return;
  scrollAt(held.at.clientX, held.at.clientY);
  show(placeAt(held, held.at.clientX, held.at.clientY));
  requestAnimationFrame(tick);
}

/** Scrolls what is near an edge. */
function scrollAt(x, y) {
  const speed = (at, start, end) => (at < start + edge ? -8 : at > end - edge ? 8 : 0);
  if (frontLayer() === document) scrollBy(0, speed(y, 0, innerHeight));
  const box = document.elementFromPoint(x, y)?.closest(".scroll,dialog");
  if (!box) return;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  box.scrollBy(speed(x, left, right), speed(y, top, bottom));
}

function release() {
  const { source, targets, line, ghost, ended } = held;
  held = null;
  ended.abort();
  line.remove();
  ghost?.remove();
  source.classList.remove("dragged");
  for (const node of targets) node.classList.remove("drop-target", "drop-here");
}

function cancel() {
  release();
  announce("Not moved.");
}

function drop() {
  const { source, place, ghost } = held;
  const { drag } = source.dataset;
  if (!place || !source.isConnected || !place.node.isConnected) return cancel();
  const sentence = `Moved to ${describe(held, place)}.`;
  const { node, where } = place;
  const isFocused = source.contains(document.activeElement);
  release();
  if (drag && node.dataset[where === on ? "drop" : "insert"] === drag) {
    if (isFocused) moved = { drag, words: words(source), until: performance.now() + answerWithin };
    send(source, "drag", [idOf(node), where]);
  } else {
    const rows = movable(source);
    const from = rows.indexOf(source);
    const to = rows.indexOf(node) + (where === after);
    if (to === from || to === from + 1) return;
    send(source, "move", to > from ? to - 1 : to);
  }
  announce(sentence);
  if (ghost) rest(source);
}

/** A dragged element stays faint until the server has moved it. */
function rest(source) {
  source.classList.add("dragged");
  const end = () => {
    changes.disconnect();
    source.classList.remove("dragged");
  };
  const changes = new MutationObserver(end);
  changes.observe(source.parentElement, { childList: true });
  setTimeout(end, answerWithin);
}

/** Gives the focus to what was moved, which is a new element in another list. */
function follow(root) {
  if (!moved || performance.now() > moved.until) return;
  const all = [root, ...root.querySelectorAll("[data-drag]")];
  const found = all.find((node) => node.dataset.drag === moved.drag && words(node) === moved.words);
  if (!found) return;
  moved = null;
  found.querySelector(".grip")?.focus();
}

/** Shows where it will land. */
function show(place) {
  const { line, targets } = held;
  held.place = place;
  for (const node of targets) node.classList.toggle("drop-here", place?.where === on && node === place.node);
  line.hidden = !place || place.where === on;
  if (line.hidden) return;
  const { left, top, right, bottom, width, height } = place.node.getBoundingClientRect();
  const isStart = place.where === before;
  Object.assign(line.style, isAcross(place.node)
    ? { left: `${(isStart ? left : right) - 2}px`, top: `${top}px`, width: "4px", height: `${height}px` }
    : { left: `${left}px`, top: `${(isStart ? top : bottom) - 2}px`, width: `${width}px`, height: "4px" });
}

// MARK: Pointer

function press(event) {
  if (held || !event.isPrimary || event.button !== 0) return;
  const { target, pointerId } = event;
  const grip = target.closest(".grip");
  // A box without other controls there is dragged by itself. A finger scrolls.
  const isBox = event.pointerType === "mouse" && !target.closest("button,a,input,select,textarea,label,summary");
  const source = grip ? nodeOf(grip) : isBox ? target.closest('.box[data-on~="drag"]') : null;
  if (!source || !isUsable(source)) return;
  if (grip) {
    event.preventDefault();
    grip.focus({ preventScroll: true });
  }
  const ended = new AbortController();
  const handle = grip ?? source;
  const listen = (type, run) => handle.addEventListener(type, run, { signal: ended.signal });
  listen("dragstart", (event) => event.preventDefault());
  listen("pointermove", (moving) => {
    const [x, y] = [moving.clientX - event.clientX, moving.clientY - event.clientY];
    if (!held && Math.hypot(x, y) < slack) return;
    if (!held) {
      handle.setPointerCapture(pointerId);
      hold(source, event);
    }
    held.at = moving;
    held.ghost.style.translate = `${x}px ${y}px`;
  });
  const end = (isDropped) => {
    ended.abort();
    if (!held?.ghost) return;
    ignoreClick();
    if (!isDropped) return cancel();
    show(placeAt(held, held.at.clientX, held.at.clientY));
    drop();
  };
  listen("pointerup", () => end(true));
  listen("pointercancel", () => end(false));
  listen("lostpointercapture", () => end(false));
  if (grip) grip.setPointerCapture(pointerId);
}

/** Ignores the click that browsers make of the end of a press, which is now or at another event. */
function ignoreClick(end) {
  ignoresClick = true;
  const finish = () => setTimeout(() => (ignoresClick = false));
  if (end) addEventListener(end, finish, { once: true });
  else finish();
}

function click(event) {
  const grip = event.target.closest(".grip");
  if (!grip && !held && !ignoresClick) return;
  event.preventDefault();
  event.stopPropagation();
  if (ignoresClick) return;
  if (!held) return isUsable(grip) && hold(nodeOf(grip));
  // Screen readers press without a position.
  if (event.detail) show(placeAt(held, event.clientX, event.clientY));
  drop();
}

// MARK: Keys

function key(event) {
  if (event.isComposing) return false;
  if (!held) return move(event);
  if (event.key === "Escape") return cancel(), true;
  if (held.ghost) return false;
  if (event.key === "Tab") return cancel(), false;
  if (event.key === "Enter" || event.key === " ") {
    if (event.repeat) return true;
    ignoreClick("keyup");
    drop();
    return true;
  }
  const count = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!count) return false;
  const isAside = event.key === "ArrowLeft" || event.key === "ArrowRight";
  const isReversed = isAside && getComputedStyle(held.source).direction === "rtl";
  const place = placeAfter(held, isReversed ? -count : count, isAside);
  if (!place) return true;
  place.node.scrollIntoView({ block: "nearest", inline: "nearest" });
  show(place);
  announce(describe(held, place));
  return true;
}

/** Moves a row by a key in its list. Returns whether it was a key for that. */
function move({ key, altKey, target }) {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[key];
  const row = target.closest?.(".row");
  if (!row || !direction || !(altKey || target.matches(".grip"))) return false;
  if (target.matches("input,select,textarea")) return false;
  const rows = movable(row);
  if (!rows.includes(row)) return false;
  const index = rows.indexOf(row) + direction;
  if (rows[index]) send(row, "move", index);
  return true;
}
