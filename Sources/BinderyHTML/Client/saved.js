// Stores the window in the tab's storage: the state with which another session can continue it after a reload, a restart
// or a crash.

import { nodeOf } from "./dom.js";
import { allSights } from "./navigation.js";
import { recall, remember } from "./storage.js";

const store = "bindery:window";
const logIn = document.querySelector('meta[name="bindery-log-in"]')?.content;
const place = () => location.pathname + location.search;
const stored = recall(store);
const isHere = stored.place === place();
// The state belongs to a user, events to one log-in: the log-out itself may be among them.
const isSame = stored.logIn === logIn;
// The tab's storage of a duplicated tab is that of a page that was not left. Both pages go on.
let isLeft = false;
for (const type of ["pagehide", "pageshow"]) addEventListener(type, () => (isLeft = type === "pagehide"));

/** Stores the window; `state` is from the channel. */
export function saveWindow(state) {
  if (!state.saved && !state.events.length) return;
  const control = document.activeElement;
  const focus = nodeOf(control)?.dataset.k;
  const caret = focus && "selectionStart" in control ? [control.selectionStart, control.selectionEnd] : undefined;
  remember(store, { ...state, isLeft, place: place(), logIn, focus, caret, sights: allSights() });
}

/** The state of the window that this page had before it was loaded, if it was at the same address. */
export const windowBefore = isHere ? { ...stored, events: isSame ? stored.events : [] } : null;

/**
 * The events for which a window of this tab at another address, or of another log-in, had no connection. This page cannot repeat them, and
 * reports them once.
 */
export const eventsLeft = !(isHere && isSame) && stored.waiting ? stored.events.slice(-stored.waiting) : [];
if (!isHere) remember(store, {});
