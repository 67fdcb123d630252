// Sends what a person does, and shows on the pressed control when the answer takes long.

import { idOf } from "./dom.js";

// Shorter waits are not noticed.
const unnoticed = 150;
// Events that nobody pressed a control for.
const quiet = new Set(["appear", "input", "location", "region", "reveal"]);
let channel;

/** The kind of the last event. */
export let lastKind;

/** Has events sent over a channel. */
export const startSending = (opened) => (channel = opened);

/** Sends an event of a node. `pressed` is the control that shows a long wait; `null` for none. */
export function send(node, kind, value, pressed = node) {
  const id = idOf(node);
  lastKind = kind;
  channel.send(id, kind, value);
  if (pressed && !quiet.has(kind)) setTimeout(() => wait(pressed, id), unnoticed);
}

function wait(control, id) {
  // A control that the server shows as busy already stays so until the server changes it.
  if (!channel.isPending(id) || control.ariaBusy === "true") return;
  control.ariaBusy = "true";
  control.dataset.waits = id;
}

/** Ends the wait of controls whose events are answered; called before the answer is shown, which can make them busy again. */
export function calm() {
  for (const control of document.querySelectorAll("[data-waits]")) {
    if (channel.isPending(Number(control.dataset.waits))) continue;
    control.ariaBusy = null;
    delete control.dataset.waits;
  }
}
