// What people typed is theirs: text typed before the script ran, and text of a session that is over, is kept.

import { idOf, nodeOf, part, takes } from "./dom.js";

const store = "bindery:typed";
const fields = () => [...document.querySelectorAll(".field-input")];

/** Puts back what was typed in the last session, then reports each control that differs from the page as it came. */
export function startFields(send) {
  restore();
  for (const field of fields()) {
    const node = nodeOf(field);
    if (field.value === field.defaultValue) continue;
    // Dates are fields that change at once.
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

/** Keeps typed text over a reload. */
export function keepTyping() {
  const typed = {};
  for (const [key, field] of keyed()) if (field.value && field.type !== "password") typed[key] = field.value;
  try {
    sessionStorage.setItem(store, JSON.stringify({ page: location.pathname, typed }));
  } catch {
    // Without storage the page still reloads; only the text is lost.
  }
}

function restore() {
  try {
    const { page, typed } = JSON.parse(sessionStorage.getItem(store) ?? "{}");
    sessionStorage.removeItem(store);
    if (page !== location.pathname) return;
    for (const [key, field] of keyed()) if (typed[key] !== undefined) field.value = typed[key];
  } catch {
    // A store that cannot be read holds nothing to put back.
  }
}

/** Fields by what stays the same in a new session: their names, and their order among fields of one name. */
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
