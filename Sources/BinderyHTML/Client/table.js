// Tables: keys in rows, selection with Shift, and the widths of columns. Loaded on demand, also by lists of which rows can be selected.

import { isUsable, nodeOf, takes } from "./dom.js";
import { onInsert } from "./patch.js";
import { send } from "./sending.js";

const step = 16;
const lists = ".table,.list";
// The rows of a table, or those of a list and its sections that can be selected.
const rowsOf = (list) =>
  [...list.querySelectorAll(".table-row[tabindex],.row[tabindex]")].filter((row) => row.closest(lists) === list);
// The row to which a key extended the selection: it is selected, even if the server has not answered yet.
let reached = null;
// The width of the column whose edge has the focus, as the last key asked for it: the page may still show an earlier one.
let asked = 0;

/** Registers the event listeners. */
export function start() {
  // Before the listeners of all pages, for which a row is a button.
  document.addEventListener("click", clicked, true);
  document.addEventListener("keydown", (event) => keyed(event) && event.preventDefault(), true);
  document.addEventListener("mousedown", (event) => {
    // Otherwise, the browser selects the text between two clicks.
    if (event.shiftKey && rowAt(event.target)) event.preventDefault();
  });
  document.addEventListener("pointerdown", held);
  addEventListener("resize", () => {
    const edge = document.activeElement?.closest(".column-edge");
    if (edge) measure(edge);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches(".table-row,.row[tabindex]")) makeStop(target);
    if (target.matches(".column-edge")) measure(target);
  });
  onInsert((root) => {
    const list = root.closest(lists);
    for (const one of list ? [list] : root.querySelectorAll(lists)) ensureStop(one);
  });
}

/** Makes the selected row of a list, or the first one, the stop of the Tab key if there is none. */
function ensureStop(list) {
  const rows = rowsOf(list);
  if (rows.some((row) => row.tabIndex === 0)) return;
  const stop = rows.find((row) => row.matches("[aria-current],[aria-selected=true]")) ?? rows[0];
  if (stop) stop.tabIndex = 0;
}

/** Makes a row the one of its table that the Tab key reaches. */
function makeStop(row) {
  for (const other of rowsOf(row.closest(lists))) other.tabIndex = other === row ? 0 : -1;
}

/** The row around an element that extends a selection, unless a control of its own is there. */
function rowAt(pressed) {
  const row = pressed.closest?.('[data-on~="extend"]:not(.table)');
  const inner = pressed.closest?.("button,a,input,select,textarea,label,summary");
  return row && !(inner && row.contains(inner)) && isUsable(row) ? row : null;
}

function clicked(event) {
  const row = rowAt(event.target);
  reached = null;
  if (!row || !event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (row.matches("[tabindex]")) row.focus({ preventScroll: true });
  send(row, "extend");
}

/** Handles a key in a table. Returns whether it was one for that. */
function keyed(event) {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  // The row that was the stop may be gone.
  if (key === "Tab") document.querySelectorAll(lists).forEach(ensureStop);
  if (isComposing || altKey || !target.closest) return false;
  if (target.matches(".column-edge")) return !ctrlKey && !metaKey && resizeBy(target, key);
  const row = target.matches(".table-row,.row[tabindex]") ? target : null;
  const table = target.closest(lists);
  if (!table || !(row || target.matches(".column-button"))) return false;
  if ((ctrlKey || metaKey) && key === "a" && takes(table, "extend")) return send(table, "extend"), true;
  if (ctrlKey || metaKey) return false;
  const rows = rowsOf(table);
  const index = rows.indexOf(row);
  const next = rows[{ ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[key]];
  if (!next || (!row && key !== "ArrowDown")) return false;
  const extendsTo = shiftKey && row && takes(row, "extend") && isUsable(row);
  if (extendsTo && !row.matches("[aria-current],[aria-selected=true]") && row !== reached) send(row, "tap");
  next.focus();
  reached = extendsTo ? next : null;
  if (extendsTo) send(next, "extend");
  return true;
}

const bounded = (column, width) =>
  Math.round(Math.min(Number(column.dataset.max ?? Infinity), Math.max(Number(column.dataset.min ?? 0), width)));

/** Shows a column with another width. The server sends the widths of all when it has it. */
function show(column, width) {
  const table = column.closest(".table");
  // The parts between spaces that are not in parentheses.
  const tracks = table.style.getPropertyValue("--columns").match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
  tracks[[...column.parentElement.children].indexOf(column)] = `minmax(0,${width}px)`;
  table.style.setProperty("--columns", tracks.join(" "));
}

function measure(edge) {
  asked = edge.ariaValueNow = Math.round(nodeOf(edge).offsetWidth);
}

const isMirrored = (element) => getComputedStyle(element).direction === "rtl";

function resizeBy(edge, key) {
  const column = nodeOf(edge);
  const direction = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!direction || !isUsable(column)) return false;
  const width = bounded(column, asked + direction * step * (isMirrored(column) ? -1 : 1));
  show(column, width);
  asked = edge.ariaValueNow = width;
  send(column, "number", width, null);
  return true;
}

function held(event) {
  const edge = event.target.closest?.(".column-edge");
  if (!edge || !event.isPrimary || event.button !== 0 || !isUsable(edge)) return;
  event.preventDefault();
  const column = nodeOf(edge);
  const table = column.closest(".table");
  const [start, before, columns] = [event.clientX, column.offsetWidth, table.style.getPropertyValue("--columns")];
  const sign = isMirrored(column) ? -1 : 1;
  let width = before;
  edge.focus({ preventScroll: true });
  edge.setPointerCapture(event.pointerId);
  edge.classList.add("held");
  const ended = new AbortController();
  const finish = (isKept) => {
    ended.abort();
    edge.classList.remove("held");
    asked = isKept ? width : before;
    if (asked !== before) return send(column, "number", width, null);
    table.style.setProperty("--columns", columns);
    edge.ariaValueNow = before;
  };
  const { signal } = ended;
  edge.addEventListener(
    "pointermove",
    ({ clientX }) => {
      width = bounded(column, before + sign * (clientX - start));
      show(column, width);
      edge.ariaValueNow = width;
    },
    { signal },
  );
  edge.addEventListener("pointerup", () => finish(true), { signal });
  edge.addEventListener("lostpointercapture", () => finish(false), { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && finish(false), { signal });
}
