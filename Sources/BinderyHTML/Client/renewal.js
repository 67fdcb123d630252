// Loads the page anew when its session is gone, and says afterwards what became of the old one.
//
// A server that never knows its own pages (several of them behind a balancer that sends each request to another one)
// would make a page load for ever: after a few times it stops and says so.

import { keepTyping } from "./fields.js";
import { showForGood, showOnceConnected } from "./status.js";

const store = "bindery:renewals";
const atMost = 3;
const within = 60_000;
const pause = 5000;

/** Loads the page anew; `isUnsaved` says that something a person did was never acknowledged. */
export function renew(isUnsaved) {
  keepTyping();
  const now = Date.now();
  const { times = [] } = recall();
  const recent = times.filter((time) => Math.abs(now - time) < within);
  if (recent.length >= atMost) {
    console.warn("The server does not know the sessions of its own pages. Do several servers share this address?");
    return showForGood("The server does not recognize this page. Reload it to try again.");
  }
  remember({ times: [...recent, now], isUnsaved, version: import.meta.url });
  setTimeout(() => location.reload(), Math.min(pause, Math.max(0, (recent.at(-1) ?? 0) + pause - now)));
}

/** Says once what the page that was loaded anew may need to know. */
export function explainRenewal() {
  const { times, isUnsaved, version } = recall();
  if (!version) return;
  remember({ times });
  const sentences = [];
  if (version !== import.meta.url) sentences.push("A new version of this app was loaded.");
  if (isUnsaved) sentences.push("Your last change was not saved: please repeat it.");
  showOnceConnected(sentences.join(" "));
}

function recall() {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? "{}");
  } catch {
    return {};
  }
}

function remember(state) {
  try {
    sessionStorage.setItem(store, JSON.stringify(state));
  } catch {
    // Without storage every renewal is the first one.
  }
}
