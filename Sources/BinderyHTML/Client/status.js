// Shows the state of the connection, and announces changes to screen readers.

const pill = document.getElementById("connection");
const announcer = document.getElementById("announcer");
const noticeDelay = 1000;
const readingTime = 10_000;
const refusals = {
  large: "Your last change was too long and was not sent. Shorten it and try again.",
  unreadable: "The server could not read your last change. Please try again.",
};
let timer = 0;
let isLost = false;
let notice = "";

/** Makes screen readers read a sentence. */
export function announce(text) {
  // A repeated sentence is read again only if the text changed in between.
  announcer.textContent = "";
  setTimeout(() => (announcer.textContent = text), 50);
}

/** Shows that the connection was lost, after a delay, since most losses are shorter. */
export function showLost() {
  if (isLost) return;
  isLost = true;
  later(noticeDelay, () => show(navigator.onLine ? "Reconnecting…" : "You are offline. Changes will be sent when you reconnect."));
}

/** Shows that the connection is back, and then any pending notice. */
export function showConnected() {
  isLost = false;
  clearTimeout(timer);
  show(notice);
  if (notice) later(readingTime, () => show(""));
  notice = "";
}

/** Shows a temporary notice once the page is connected. */
export function showOnceConnected(text) {
  notice = text;
}

/** Shows a permanent notice. */
export function showForGood(text) {
  clearTimeout(timer);
  show(text);
}

/** Shows a temporary notice that the server rejected an event: it was `large` or `unreadable`. */
export function showRefused(why) {
  show(refusals[why]);
  later(readingTime, () => show(""));
}

/** Shows a temporary notice that events exceed the server's rate limit and are delayed. */
export function showSlowedDown() {
  show("Too many changes at once. They are applied with a delay.");
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
