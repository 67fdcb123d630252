// Sends user events, and shows progress on the pressed control when the reply takes long.

import { idOf } from "./dom.js";
import { kinds, reports } from "./kinds.js";

// Shorter waits are not noticeable.
const unnoticed = 150;
let channel;

/** The kind of the last event of a person. */
export let lastKind;

/** Starts sending events over a channel. */
export const startSending = (opened) => (channel = opened);

/** Sends an event of a node. `pressed` is the control that shows a long wait; `null` for none. */
export function send(node, kind, value, pressed = node) {
  const id = idOf(node);
  if (!reports.includes(kinds.indexOf(kind))) lastKind = kind;
  channel.send(id, kind, value);
  if (pressed) setTimeout(() => wait(pressed, id), unnoticed);
}

function wait(control, id) {
  // A control that the server already shows as busy stays busy until the server changes it.
  if (!channel.isPending(id) || control.ariaBusy === "true") return;
  control.ariaBusy = "true";
  control.dataset.waits = id;
}

/** Ends the progress of controls whose events are acknowledged. Called before the reply is shown, which can make them busy again. */
export function calm() {
  for (const control of document.querySelectorAll("[data-waits]")) {
    if (channel.isPending(Number(control.dataset.waits))) continue;
    control.ariaBusy = null;
    delete control.dataset.waits;
  }
}
