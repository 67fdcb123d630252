// Sheets, alerts and action sheets: modal, dismissed by Escape or a click outside, after which focus returns to the opener.

import { idOf, takes } from "./dom.js";
import { send } from "./sending.js";

const leaving = new WeakSet();
const asked = new Set();

/** Registers the event listeners. */
export function startDialogs() {
  openDialogs(document.body);
  document.addEventListener("cancel", cancel, true);
  document.addEventListener("close", closed, true);
  document.addEventListener("pointerdown", pressedBeside);
}

/** Makes the open dialogs in the HTML modal. */
export function openDialogs(root) {
  const dialogs = [...root.querySelectorAll("dialog[open]:not(:modal)")];
  if (root.matches("dialog[open]:not(:modal)")) dialogs.unshift(root);
  for (const dialog of dialogs) {
    dialog.removeAttribute("open");
    dialog.showModal();
    const first = dialog.querySelector("[data-autofocus],.alert .field-input") ?? dialog.querySelector("h1:not([hidden]),h2:not([hidden])");
    if (first?.matches("h1,h2")) first.tabIndex = -1;
    first?.focus({ preventScroll: true });
    first?.select?.();
  }
}

/** Asks the server to dismiss a dialog, if the dialog allows that. */
export function dismiss(dialog) {
  if (!takes(dialog, "dismiss")) {
    dialog.querySelector('[data-role="cancel"]')?.click();
    return;
  }
  send(dialog, "dismiss");
  close(dialog);
  asked.add(dialog);
}

/** Reopens dialogs that still exist after the server has answered their dismissal. */
export function reopenDialogs(isPending) {
  for (const dialog of asked) {
    if (dialog.id && isPending(idOf(dialog))) continue;
    asked.delete(dialog);
    if (dialog.id && dialog.isConnected && !dialog.open) dialog.showModal();
  }
}

/** Removes a dialog after its closing animation. */
export function closeForGood(dialog) {
  dialog.removeAttribute("id");
  dialog.inert = true;
  close(dialog);
  Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(() => dialog.remove());
}

function close(dialog) {
  if (!dialog.open) return;
  leaving.add(dialog);
  dialog.close();
}

function cancel(event) {
  if (event.target.tagName !== "DIALOG") return;
  event.preventDefault();
  dismiss(event.target);
}

/** Reports the dismissal when a browser closes a dialog on a second Escape, which a page cannot prevent. */
function closed(event) {
  const dialog = event.target;
  if (dialog.tagName !== "DIALOG" || leaving.delete(dialog) || !dialog.id) return;
  if (takes(dialog, "dismiss")) send(dialog, "dismiss");
  else dialog.showModal();
}

function pressedBeside(event) {
  const dialog = event.target;
  if (dialog.tagName !== "DIALOG" || dialog.matches(".alert")) return;
  const box = dialog.getBoundingClientRect();
  const isInside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!isInside) dismiss(dialog);
}
