// Shows the state of the connection, and announces changes to screen readers.

const pill = document.getElementById("connection");
const announcer = document.getElementById("announcer");
const noticeDelay = 1000;
const readingTime = 10_000;
// The current messages, the most important first. Only the first one is shown.
const said = { lost: "", stalled: "", notice: "", lasting: "" };
let losing = 0;
let reading = 0;

/** Announces a sentence to screen readers. */
export function announce(text) {
  // A repeated sentence is read again only if the text changed in between.
  announcer.textContent = "";
  setTimeout(() => (announcer.textContent = text), 50);
}

/** Shows that the connection was lost, after a delay, because most interruptions are shorter. */
export function showLost() {
  losing ||= setTimeout(
    () => say("lost", navigator.onLine ? "Reconnecting…" : "You are offline. Changes will be sent when you reconnect."),
    noticeDelay,
  );
}

/** Shows that the connection was ended to make room for others, until the page is used. */
export function showResting() {
  clearTimeout(losing);
  losing = 0;
  say("lost", "Paused to make room for others. Use the page to continue.");
}

/** Shows that the connection is restored. */
export function showConnected() {
  clearTimeout(losing);
  losing = 0;
  say("lost", "");
}

/** Shows whether an event has been unacknowledged for too long. */
export const showStalled = (isStalled) => say("stalled", isStalled ? "Waiting for the server…" : "");

/** Shows a temporary notice. */
export function showNotice(text) {
  clearTimeout(reading);
  say("notice", text);
  reading = setTimeout(() => say("notice", ""), readingTime);
}

/** Shows a permanent notice. */
export const showForGood = (text) => say("lasting", text);

function say(what, text) {
  if (said[what] === text) return;
  said[what] = text;
  pill.textContent = Object.values(said).find(Boolean) ?? "";
  pill.hidden = !pill.textContent;
}
