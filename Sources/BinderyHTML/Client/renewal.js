// Reloads the page when its session has ended, and then reports the end of the old session.
//
// A server that does not recognize its own pages (several servers behind a load balancer without sticky sessions), or that ends
// each time it restores this page, would make the page reload forever. After a few reloads that did not help it stops and shows a notice.

import { keepTyping } from "./fields.js";
import { showForGood, showNotice } from "./status.js";
import { recall, remember } from "./storage.js";

const store = "bindery:renewals";
const atMost = 3;
const within = 60_000;
const pause = 5000;
// Work that ends the server does so soon after the page is loaded, if at all.
const helpedAfter = 10_000;
let isRecognized = false;

/**
 * Reloads the page; `isUnsaved` is true if a user event was never acknowledged, and `version` is that of the app. If the browser sent no
 * cookie although the page was loaded with one before, it keeps none.
 */
export function renew(isUnsaved, version, needsCookie) {
  keepTyping();
  const now = Date.now();
  const { times = [] } = recall(store);
  const recent = times.filter((time) => Math.abs(now - time) < within);
  const withoutCookies = needsCookie && "This app works with cookies only. Allow them for this site, then reload the page.";
  if (withoutCookies && recent.length) return showForGood(withoutCookies);
  if (recent.length >= atMost) {
    console.warn("The server does not recognize the sessions of its own pages. Do several servers share this address?");
    return showForGood("The server does not recognize this page. Reload it to try again.");
  }
  if (!remember(store, { times: [...recent, now], isUnsaved, version })) {
    return showForGood(withoutCookies || "The connection to this page was lost, and this browser cannot store it. Copy what is not saved, then reload the page.");
  }
  setTimeout(() => location.reload(), Math.min(pause, Math.max(0, (recent.at(-1) ?? 0) + pause - now)));
}

/** Stops counting earlier reloads some time after the server has restored the page. The last one still delays the next. */
export function forgetRenewals() {
  if (isRecognized) return;
  isRecognized = true;
  setTimeout(() => {
    const { times = [] } = recall(store);
    if (times.length > 1) remember(store, { times: times.slice(-1) });
  }, helpedAfter);
}

/** Shows the notices of a reloaded page of a version of the app, once. */
export function explainRenewal(version) {
  const { times, isUnsaved, version: earlier } = recall(store);
  if (!earlier) return;
  remember(store, { times });
  const sentences = [];
  if (earlier !== version) sentences.push("A new version of this app was loaded.");
  if (isUnsaved) sentences.push("Your last change was not saved. Please repeat it.");
  if (sentences.length) showNotice(sentences.join(" "));
}
