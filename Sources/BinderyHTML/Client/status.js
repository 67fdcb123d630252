// Shows the state of the connection, and announces changes to screen readers.

const pill = document.getElementById("connection");
const announcer = document.getElementById("announcer");
const noticeDelay = 1000;
const readingTime = 10_000;
// The current messages, the most important first. Only the first one is shown. Once the session is over, nothing is more important than
// what becomes of the page.
const said = { over: "", lost: "", resting: "", stalled: "", notice: "", lasting: "" };
const notices = [];
let losing = 0;
let isStoreLost = false;
let reading = 0;
let hasChanges = false;

/** Announces a sentence to screen readers. */
export function announce(text) {
  // A repeated sentence is read again only if the text changed in between.
  announcer.textContent = "";
  setTimeout(() => (announcer.textContent = text), 50);
}

/** Shows that the connection was lost, or that the server lost that to its data, after a delay, because most interruptions are shorter. */
export function showLost(isOfStore = isStoreLost) {
  isStoreLost = isOfStore;
  if (said.lost) sayLost();
  losing ||= setTimeout(sayLost, noticeDelay);
}

/** Shows that the connection was ended to make room for others, until the page is used. */
export function showResting() {
  showConnected();
  say("resting", "Paused to make room for others. Use the page to continue.");
}

/** Shows that changes wait for a connection, if it is lost. */
export function showWaiting() {
  hasChanges = true;
  if (said.lost) sayLost();
}

function sayLost() {
  const later = hasChanges ? " Your changes will be sent then." : "";
  const now = isStoreLost ? "Waiting for the server’s data…" : "Reconnecting…";
  say("lost", navigator.onLine ? now + later : "You are offline. Changes will be sent when you reconnect.");
}

for (const change of ["online", "offline"]) addEventListener(change, () => said.lost && sayLost());

/** Shows that the connection is restored. */
export function showConnected() {
  clearTimeout(losing);
  losing = 0;
  hasChanges = isStoreLost = false;
  say("lost", "");
  say("resting", "");
}

/** Shows that the session is over, and what happens next. */
export function showOver(text) {
  showConnected();
  say("over", text);
}

/** Shows whether an event has been unacknowledged for too long. */
export const showStalled = (isStalled) => say("stalled", isStalled ? "Waiting for the server…" : "");

/** Shows a temporary notice, after those before it. */
export function showNotice(text) {
  if (!notices.includes(text)) notices.push(text);
  say("notice", notices[0]);
}

/** Shows a permanent notice. */
export const showForGood = (text) => say("lasting", text);

function say(what, text) {
  if (said[what] === text) return;
  said[what] = text;
  const first = Object.keys(said).find((kind) => said[kind]);
  pill.textContent = said[first] ?? "";
  pill.hidden = !first;
  // The time for reading a notice begins when it is shown.
  if (first !== "notice") reading = clearTimeout(reading);
  else reading ||= setTimeout(endNotice, readingTime);
}

function endNotice() {
  reading = 0;
  notices.shift();
  say("notice", notices[0] ?? "");
}
