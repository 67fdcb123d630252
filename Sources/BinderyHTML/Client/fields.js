// Preserves typed text: text typed before the script ran, and text of a session that ended.

import { nodeOf, part, takes } from "./dom.js";
import { send } from "./sending.js";
import { recall, remember } from "./storage.js";

const store = "bindery:typed";
const fields = () => [...document.querySelectorAll(".field-input:not([readonly])")];

/** Restores text of the last session, then reports each control that differs from the HTML as served. */
export function startFields() {
  restore();
  for (const field of fields()) {
    const node = nodeOf(field);
    if (field.value === untouched(field)) continue;
    // Date fields report each change immediately.
    for (const kind of ["input", "date"]) if (takes(node, kind)) send(node, kind, field.value, null);
  }
  for (const slider of document.querySelectorAll(".range")) {
    if (slider.value !== untouched(slider)) slider.dispatchEvent(new Event("input", { bubbles: true }));
  }
  for (const control of document.querySelectorAll(".switch,.option-input,.select")) {
    if (isChosenAnew(control)) control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** The value that a field shows as served: browsers remove line breaks, spaces around an email address, impossible dates, and numbers out of bounds. */
function untouched(field) {
  const copy = field.cloneNode();
  copy.value = field.defaultValue;
  return copy.value;
}

function isChosenAnew(control) {
  if (control.type === "checkbox") return control.checked !== control.defaultChecked;
  if (control.type === "radio") return control.checked && !control.defaultChecked;
  const options = [...control.options];
  return options.some((option) => option.defaultSelected && !option.selected);
}

/** Saves typed text across a reload. */
export function keepTyping() {
  const typed = {};
  for (const [key, field] of keyed()) if (field.value && field.type !== "password") typed[key] = field.value;
  remember(store, { page: location.pathname, typed });
}

function restore() {
  const { page, typed = {} } = recall(store);
  remember(store, {});
  if (page !== location.pathname) return;
  for (const [key, field] of keyed()) if (typed[key] !== undefined) field.value = typed[key];
}

/** Fields by a key that is stable across sessions: their name, and their position among fields of that name. */
function keyed() {
  const counts = new Map();
  return fields().map((field) => {
    const node = nodeOf(field);
    const name = node.dataset.test ?? field.ariaLabel ?? part(node, "label")?.textContent ?? "";
    const words = name + "|" + field.placeholder;
    const count = counts.get(words) ?? 0;
    counts.set(words, count + 1);
    return [`${words}|${count}`, field];
  });
}
