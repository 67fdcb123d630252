// The keyboard: shortcuts, Escape, Return, and arrow keys in lists.

import { focusable, frontLayer, isUsable, movable, nodeOf, takes } from "./dom.js";
import { deleteRow } from "./events.js";
import { send } from "./sending.js";

/** Registers the event listeners. */
export function startKeys() {
  document.addEventListener("keydown", pressed);
}

function pressed(event) {
  if (event.isComposing || event.defaultPrevented) return;
  const target = event.target;
  const handled =
    shortcut(event) ||
    (target.matches(".field-input") ? inField(event, target) : inRows(event, target)) ||
    asButton(event, target);
  if (handled) event.preventDefault();
}

function inField(event, field) {
  const node = nodeOf(field);
  if (event.key === "Escape" && node.dataset.kind === "search" && field.value) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  }
  if (event.key !== "Enter" || field.tagName === "TEXTAREA") return false;
  if (takes(node, "submit")) send(node, "submit");
  else field.closest(".alert")?.querySelector('.button:not([data-role="cancel"])')?.click();
  return true;
}

function inRows(event, target) {
  const row = target.closest(".row");
  if (!row || target.matches("input,select,textarea")) return false;
  if (event.key === "Delete" || event.key === "Backspace") return deleteRow(row), true;
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!direction) return false;
  if (event.altKey || target.matches(".grip")) return move(row, direction);
  const all = [...(row.closest(".list") ?? row.parentElement).querySelectorAll(".row")];
  for (let index = all.indexOf(row) + direction; all[index]; index += direction) {
    const control = focusable(all[index])[0];
    if (control) return control.focus(), true;
  }
  return false;
}

/** Moves a row with Alt and an arrow key, or with an arrow key on its grip, if the list allows that. */
function move(row, direction) {
  const rows = movable(row);
  if (!rows.includes(row)) return false;
  const index = rows.indexOf(row) + direction;
  if (rows[index]) send(row, "move", index);
  return true;
}

/** Activates pressable boxes, which are not buttons to the browser. */
function asButton(event, target) {
  if ((event.key !== "Enter" && event.key !== " ") || !target.matches('[tabindex][data-on~="tap"]')) return false;
  target.click();
  return true;
}

function shortcut(event) {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isPlain && event.target.matches("input,textarea,select")) return false;
  const keys = [
    (event.ctrlKey || event.metaKey) && "control",
    event.altKey && "alt",
    // Other characters already include the effect of Shift.
    event.shiftKey && /^([a-z0-9]|..+)$/i.test(event.key) && "shift",
    event.key.toLowerCase(),
  ];
  const wanted = keys.filter(Boolean).join("+");
  for (const control of frontLayer().querySelectorAll("[aria-keyshortcuts]")) {
    if (canonical(control.getAttribute("aria-keyshortcuts")) !== wanted) continue;
    if (!isUsable(control) || !control.checkVisibility()) continue;
    control.focus();
    if (!control.matches("input,textarea,select")) control.click();
    return true;
  }
  return false;
}

/** The canonical form of a shortcut: Command counts as Control, and modifiers have a fixed order. */
function canonical(shortcut) {
  const keys = shortcut.toLowerCase().replace("meta", "control").split("+");
  const order = ["control", "alt", "shift"];
  return [...order.filter((key) => keys.includes(key)), ...keys.filter((key) => !order.includes(key))].join("+");
}
