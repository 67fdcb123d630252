// Applies batches of operations to the document, preserving focus, caret and scroll position.

import { replaceText } from "./composing.js";
import { element, focusable, idOf, nodeOf, target } from "./dom.js";
import { closeForGood, openDialogs } from "./dialogs.js";
import { slide } from "./motion.js";
import { address } from "./navigation.js";

const observers = [];
// The attributes that mark the selected tab.
const shown = new Set(["data-selected", "aria-current"]);

/** Calls back with each inserted element, and once with the document as it is. */
export function onInsert(callback) {
  observers.push(callback);
  callback(document.body);
}

/** Calls back with an element whose content is new. */
export const report = (root) => observers.forEach((callback) => callback(root));

/** Applies operations in order. `isPending` returns whether a field has newer input that the server has not acknowledged. */
export function apply(operations, isPending) {
  const finish = slide(operations);
  for (const [code, name, ...rest] of operations) {
    const place = target(name);
    try {
      if (place) handlers[code]?.(place, ...rest, isPending);
    } catch (error) {
      console.error("An operation failed; the others are applied.", code, name, error);
    }
  }
  finish();
}

const handlers = {
  t(place, text) {
    const only = place.childNodes.length === 1 ? place.firstChild : null;
    // Changing the text node leaves the tree unchanged, so that no selector has to be matched again.
    if (only?.nodeType === Node.TEXT_NODE) only.data = text;
    else place.textContent = text;
    if (place.dataset.part) place.hidden = !text;
  },

  a(place, name, value, isPending) {
    // The last pressed control decides which number and which tab is shown.
    const node = nodeOf(place);
    const pressed = name === "data-number" ? [node] : node.matches(".tab") && shown.has(name) ? [...node.parentElement.children] : [];
    if (pressed.some((one) => isPending(idOf(one)))) return;
    if (value === null) place.removeAttribute(name);
    else place.setAttribute(name, value);
    if (name === "data-autofocus") place[value === null ? "blur" : "focus"]();
    if (name === "data-path" && place.matches("a")) place.href = address(value);
  },

  v(field, text, isPending) {
    field.defaultValue = text;
    if (field.value !== text && !isPending(idOf(nodeOf(field)))) replaceText(field, text);
  },

  p(place, name, value, isPending) {
    const node = nodeOf(place);
    const owner = node.matches("option,.option") ? nodeOf(node.parentElement) : node;
    if (!owner || !isPending(idOf(owner))) place[name] = value;
  },

  i(parent, before, html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const inserted = [...template.content.children];
    parent.insertBefore(template.content, reference(parent, before));
    for (const root of inserted) {
      const links = root.querySelectorAll("a[data-path]");
      for (const link of root.matches("a[data-path]") ? [root, ...links] : links) link.href = address(link.dataset.path);
      openDialogs(root);
      report(root);
      if (!root.matches("dialog,.screen")) root.querySelector("[data-autofocus]")?.focus();
    }
  },

  m(parent, before, id) {
    const moved = element(id);
    if (!moved) return;
    const next = reference(parent, before);
    if (parent.moveBefore && moved.isConnected) return parent.moveBefore(moved, next);
    const focused = moved.contains(document.activeElement) ? document.activeElement : null;
    parent.insertBefore(moved, next);
    focused?.focus({ preventScroll: true });
  },

  h(place, html) {
    place.innerHTML = html;
  },

  o(place, url) {
    location = url;
  },

  f(place) {
    (focusable(place)[0] ?? place).focus();
  },

  s(place, block, inline) {
    place.scrollIntoView({ block, inline });
  },

  r(removed) {
    if (removed.tagName === "DIALOG") return closeForGood(removed);
    for (const dialog of removed.querySelectorAll("dialog[open]")) dialog.close();
    const heir = removed.contains(document.activeElement) ? heirOfFocus(removed) : null;
    removed.remove();
    heir?.focus({ preventScroll: true });
  },
};

/** The child to insert before; it must have the same parent, otherwise insertion is at the end. */
function reference(parent, before) {
  const next = before ? element(before) : null;
  return next?.parentNode === parent ? next : null;
}

/** Whether a phone shows its keyboard when this control has the focus. */
const opensKeyboard = (control) => control.matches("textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])");

/** The new focus when the focused element is removed: a neighbor without a keyboard, or the title of the screen. */
function heirOfFocus(removed) {
  for (const neighbor of [removed.nextElementSibling, removed.previousElementSibling]) {
    const control = neighbor && focusable(neighbor).find((candidate) => !opensKeyboard(candidate));
    if (control) return control;
  }
  return removed.parentElement.closest(".screen,dialog")?.querySelector("h1,h2") ?? null;
}
