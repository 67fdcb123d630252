// Sends user events to the server, with one delegated listener for each kind of event.

import { isUsable, nodeOf, part, takes } from "./dom.js";
import { dismiss } from "./dialogs.js";
import { followLink, goBack, noteScreen } from "./navigation.js";
import { announce } from "./status.js";
import { send } from "./sending.js";

/** Registers the event listeners. */
export function startEvents() {
  document.addEventListener("click", clicked);
  document.addEventListener("input", typed);
  document.addEventListener("change", changed);
  document.addEventListener("contextmenu", held);
  document.addEventListener("focusin", ({ target }) => afterPress(() => focused(target, true)));
  document.addEventListener("focusout", ({ target }) => document.hasFocus() && afterPress(() => focused(target, false)));
  document.addEventListener("pointerdown", () => (isPressing = true), true);
  for (const end of ["pointerup", "pointercancel", "contextmenu", "dragend"]) document.addEventListener(end, released, true);
}

/** Replays the clicks made before the script ran. */
export function pressEarly() {
  document.removeEventListener("click", window.binderyListen, true);
  for (const pressed of window.binderyEarly ?? []) if (pressed.isConnected) press(pressed, true);
}

/** Requests a refresh of the screen in front, with its button if one was pressed, and returns the node that refreshes. */
export function refresh(screen, button = null) {
  const node = takes(screen, "refresh") ? screen : screen?.querySelector('[data-on~="refresh"]');
  if (!node) return null;
  send(node, "refresh", undefined, button);
  announce("Refreshing");
  return node;
}

/** Asks the server to delete a row. */
export function deleteRow(row) {
  const own = row.querySelector('[data-role="destructive"]:not([data-act])');
  if (takes(row, "delete")) send(row, "delete");
  else own?.click();
}

const acts = {
  clear(control) {
    const field = part(nodeOf(control), "control");
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  },
  delete: (control) => deleteRow(nodeOf(control)),
  dismiss: (control) => dismiss(control.closest("dialog")),
  back: (control) => goBack(nodeOf(control), control),
  refresh: (control) => refresh(nodeOf(control), control),
  increment: (control) => step(control, 1),
  decrement: (control) => step(control, -1),
  // Loaded on demand: few pages request a location.
  locate: (control) => import("./location.js").then(({ locate }) => locate(nodeOf(control))),
  // Shows the page at once. The server confirms it, or shows the previous one again.
  tab(control) {
    const tab = nodeOf(control);
    noteScreen();
    for (const other of tab.parentElement.children) {
      other.toggleAttribute("data-selected", other === tab);
      part(other, "control").ariaCurrent = other === tab ? "page" : null;
    }
    send(tab, "tap", undefined, control);
  },
};

function clicked(event) {
  const link = event.target.closest("a[href]");
  if (link) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && (takes(link, "tap") || followLink(link))) event.preventDefault();
    if (!isPlain) return;
  }
  press(event.target);
}

function press(pressed, isEarly) {
  const control = pressed.closest("[data-act]");
  if (control) return void (isUsable(control) && acts[control.dataset.act]?.(control));
  const summary = pressed.closest("summary");
  if (summary) {
    const disclosure = nodeOf(summary);
    // The browser opens and closes it after the click.
    if (takes(disclosure, "toggle")) send(disclosure, "toggle", disclosure.open === !!isEarly, summary);
  }
  const node = pressed.closest('[data-on~="tap"]');
  if (!node || !isUsable(pressed)) return;
  // A control inside a tappable row handles its own events.
  const inner = pressed.closest("button,a,input,select,textarea,label,summary");
  if (inner && node.contains(inner) && nodeOf(inner) !== node) return;
  send(node, "tap");
}

/** Opens a context menu on a long press, a right click, or the menu key. */
function held(event) {
  const node = event.target.closest('[data-on~="longPress"]');
  if (!node || !isUsable(node)) return;
  event.preventDefault();
  send(node, "longPress");
}

// A press moves the focus before it becomes a click. What the app then shows, such as a sentence under the field that was left, must not
// push the pressed button away from under the pointer, so moves of the focus wait for the end of the press.
let isPressing = false;
const waiting = [];

function afterPress(report) {
  if (isPressing) waiting.push(report);
  else report();
}

function released() {
  isPressing = false;
  // The click follows.
  setTimeout(() => isPressing || waiting.splice(0).forEach((report) => report()));
}

/** Reports the focused field, if the app observes it. Switching to another window does not count as a loss of focus. */
function focused(field, isFocused) {
  const node = nodeOf(field);
  if (takes(node, "focus")) send(node, "focus", isFocused, null);
  // A date outside of the bounds may be half typed, until the field is left: then the server puts it back. Its years have four digits.
  const { rangeUnderflow, rangeOverflow } = field.validity ?? {};
  if (!isFocused && (rangeUnderflow || rangeOverflow) && takes(node, "date") && [5, 10, 16].includes(field.value.length)) {
    send(node, "date", field.value);
  }
}

function typed(event) {
  const field = event.target;
  const node = nodeOf(field);
  if (!node) return;
  if (field.type === "range") send(node, "number", Number(field.value));
  else if (field.matches(".field-input") && takes(node, "input")) send(node, "input", field.value, null);
}

function changed(event) {
  const control = event.target;
  const node = nodeOf(control);
  if (!node) return;
  if (control.type === "checkbox") send(node, "toggle", control.checked);
  else if (control.type === "radio") send(nodeOf(node.parentElement), "select", Number(control.value), node);
  else if (control.matches("select")) send(node, "select", Number(control.value));
  else if (node.matches(".date") && control.reportValidity()) send(node, "date", control.value);
}

function step(button, direction) {
  const node = nodeOf(button);
  const { number = 0, min = -Infinity, max = Infinity, step: size = 1 } = node.dataset;
  if (!isUsable(node)) return;
  const value = Math.min(Number(max), Math.max(Number(min), Number(number) + direction * Number(size)));
  // Removes binary fractions: twelve digits are more than users enter.
  const rounded = Number(value.toPrecision(12));
  if (rounded === Number(number)) return;
  node.dataset.number = rounded;
  send(node, "number", rounded, button);
}
