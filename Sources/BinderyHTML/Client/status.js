// Tells people what they cannot see: the state of the connection, and changes for those who are read to.

const pill = document.getElementById("connection");
const announcer = document.getElementById("announcer");
const noticeDelay = 1000;
const readingTime = 10_000;
const refusals = {
  large: "That was too long to send, so it was left out. Shorten it, and try again.",
  unreadable: "What was sent could not be read, so it was left out. Please try again.",
};
let timer = 0;
let isLost = false;
let notice = "";

/** Has a sentence read out. */
export function announce(text) {
  // The same sentence twice is read twice only if it changed in between.
  announcer.textContent = "";
  setTimeout(() => (announcer.textContent = text), 50);
}

/** Says that the connection is away; only after a moment, since most losses are over by then. */
export function showLost() {
  if (isLost) return;
  isLost = true;
  later(noticeDelay, () => show(navigator.onLine ? "Reconnecting…" : "You are offline. Changes are sent later."));
}

/** Says that the connection is back, and then what was left to say. */
export function showConnected() {
  isLost = false;
  clearTimeout(timer);
  show(notice);
  if (notice) later(readingTime, () => show(""));
  notice = "";
}

/** Shows a sentence for a while once the page is connected. */
export function showOnceConnected(text) {
  notice = text;
}

/** Shows a sentence that stays. */
export function showForGood(text) {
  clearTimeout(timer);
  show(text);
}

/** Says for a while that something was left out since the server refused it: it was `large` or `unreadable`. */
export function showRefused(why) {
  show(refusals[why]);
  later(readingTime, () => show(""));
}

/** Says for a while that events are delayed, since they come faster than the server allows. */
export function showSlowedDown() {
  show("Too much at once: your changes are applied with a delay.");
  later(readingTime, () => show(""));
}

function show(text) {
  pill.textContent = text;
  pill.hidden = !text;
}

function later(delay, action) {
  clearTimeout(timer);
  timer = setTimeout(action, delay);
}
