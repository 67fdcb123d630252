// Loads the page again when its session has ended, and then reports the end of the old session.

import { keepTyping } from "./fields.js";
import { lastReload, reload, storeReload } from "./reload.js";
import { showNotice, showOver } from "./status.js";

// Work that ends the server does so soon after the page is loaded, if at all.
const helpedAfter = 10_000;
let forgetting = 0;

/**
 * Loads the page again. `isUnsaved()` returns whether a user event can neither be sent nor repeated, and `version` is that of the app. If
 * the browser sent no cookie although the page was loaded with one before, it keeps none.
 */
export function renew(isUnsaved, version, needsCookie) {
  keepTyping();
  const stored = lastReload();
  const withoutCookies = needsCookie && "This app works with cookies only. Allow them for this site, then reload the page.";
  if (withoutCookies && stored.count) return showOver(withoutCookies);
  if (!storeReload(stored)) {
    return showOver(withoutCookies || "The connection to this page was lost, and this browser cannot store it. Copy what is not saved, then reload the page.");
  }
  reload("The server does not recognize this page.", {
    note: () => (isUnsaved() ? "" : " Your changes are kept."),
    notes() {
      keepTyping();
      return { isUnsaved: isUnsaved(), version };
    },
  });
}

/** Stops counting earlier reloads some time after the server has restored the page. */
export function forgetRenewals() {
  forgetting ||= setTimeout(() => lastReload().count && storeReload({}), helpedAfter);
}

/** Shows the notices of a reloaded page of a version of the app, once. */
export function explainRenewal(version) {
  const { count, isUnsaved, version: earlier } = lastReload();
  if (!earlier) return;
  storeReload({ count });
  const sentences = [];
  if (earlier !== version) sentences.push("A new version of this app was loaded.");
  if (isUnsaved) sentences.push("Your last change was not saved. Please repeat it.");
  if (sentences.length) showNotice(sentences.join(" "));
}
