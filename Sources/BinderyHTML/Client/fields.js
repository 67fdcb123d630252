// Preserves typed text: text typed before the script ran, and text of a session that ended.

import { idOf, nodeOf, part, takes } from "./dom.js";

const store = "bindery:typed";
const fields = () => [...document.querySelectorAll(".field-input")];

/** Restores text of the last session, then reports each control that differs from the HTML as served. */
export function startFields(send) {
  restore();
  for (const field of fields()) {
    const node = nodeOf(field);
    if (field.value === field.defaultValue) continue;
    // Date fields report each change immediately.
    for (const kind of ["input", "date"]) if (takes(node, kind)) send(idOf(node), kind, field.value);
  }
  for (const control of document.querySelectorAll(".switch,.option-input,.select")) {
    if (isChosenAnew(control)) control.dispatchEvent(new Event("change", { bubbles: true }));
  }
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
  try {
    sessionStorage.setItem(store, JSON.stringify({ page: location.pathname, typed }));
  } catch {
    // Without storage the page still reloads, and only the text is lost.
  }
}

function restore() {
  try {
    const { page, typed } = JSON.parse(sessionStorage.getItem(store) ?? "{}");
    sessionStorage.removeItem(store);
    if (page !== location.pathname) return;
    for (const [key, field] of keyed()) if (typed[key] !== undefined) field.value = typed[key];
  } catch {
    // If the storage is unreadable, there is nothing to restore.
  }
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
