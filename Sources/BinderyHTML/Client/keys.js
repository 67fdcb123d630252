// The keyboard: shortcuts, Escape, Return, and arrow keys in lists.

import { focusable, frontLayer, isUsable, nodeOf, takes } from "./dom.js";
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
    palette(event) ||
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
  if (!direction || event.altKey) return false;
  const all = [...(row.closest(".list") ?? row.parentElement).querySelectorAll(".row")];
  for (let index = all.indexOf(row) + direction; all[index]; index += direction) {
    const control = focusable(all[index])[0];
    if (control) return control.focus(), true;
  }
  return false;
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
    event.key === " " ? "space" : event.key.toLowerCase(),
  ];
  const wanted = keys.filter(Boolean).join("+");
  for (const control of frontLayer().querySelectorAll("[aria-keyshortcuts]")) {
    // Command counts as Control.
    if (control.getAttribute("aria-keyshortcuts").toLowerCase().replace("meta", "control") !== wanted) continue;
    if (!isUsable(control) || !(control.checkVisibility() || control.closest(".commands"))) continue;
    control.focus();
    if (!control.matches("input,textarea,select")) control.click();
    return true;
  }
  return false;
}

/** Opens the list of commands, unless a control of the page has the shortcut. On a Mac, Control+K deletes text. */
function palette(event) {
  const isCommand = /^Mac/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
  if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey || !isCommand) return false;
  return import("./palette.js").then((list) => list.openPalette());
}
