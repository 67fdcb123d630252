// Tells people what they cannot see: the state of the connection, and changes for those who are read to.

const pill = document.getElementById("connection");
const announcer = document.getElementById("announcer");
const patience = 1000;
let timer = 0;

/** Has a sentence read out. */
export function announce(text) {
  // The same sentence twice is read twice only if it changed in between.
  announcer.textContent = "";
  setTimeout(() => (announcer.textContent = text), 50);
}

/** Says that the connection is away; only after a moment, since most losses are over by then. */
export function showLost() {
  if (timer || !pill.hidden) return;
  timer = setTimeout(() => {
    timer = 0;
    pill.textContent = navigator.onLine ? "Reconnecting…" : "You are offline. Changes are sent later.";
    pill.hidden = false;
  }, patience);
}

/** Says that the connection is back. */
export function showConnected() {
  clearTimeout(timer);
  timer = 0;
  pill.hidden = true;
}
