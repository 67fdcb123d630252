// Loads the page again once the server can show it. Until then it says why not, and asks again after pauses that grow and are spread at
// random, so that the pages of a restarted server do not all come at once.
//
// The page asks before it goes: the error page of a proxy would not come back by itself.

import { showOver } from "./status.js";
import { recall, remember } from "./storage.js";

const store = "bindery:renewals";
const firstPause = 4000;
const longestPause = 60_000;
const answerWithin = 10_000;
const rememberedFor = 300_000;

/** What was stored for the present page before it was loaded, and the number of reloads in a row that did not help. */
export function lastReload() {
  const stored = recall(store);
  return Math.abs(Date.now() - stored.time) < rememberedFor ? stored : { ...stored, count: 0 };
}

/** Stores the number of reloads in a row, and what the next page explains. Returns whether that worked. */
export const storeReload = (state) => remember(store, { ...state, time: Date.now() });

/**
 * Loads the page again: at once the first time, and after a pause if earlier reloads did not help.
 *
 * `reason` says why the page has to be loaded, `note` what happens to changes until then. `notes()` returns what the next page explains,
 * `pauses` is the number of pauses so far, and `load` loads the page.
 */
export async function reload(reason, { note = () => "", notes, pauses = 0, load = () => location.reload() } = {}) {
  const { count = 0, ...stored } = lastReload();
  for (let made = Math.max(pauses, count); ; made++) {
    if (made > 0) {
      const pause = Math.min(longestPause, firstPause * 2 ** (made - 1)) * (0.5 + Math.random() / 2);
      showOver(`${reason} Trying again in ${Math.ceil(pause / 1000)} seconds.${note()}`);
      await rest(pause);
    }
    const refusal = await refusalOfServer();
    if (!refusal) {
      storeReload({ ...stored, ...notes?.(), count: count + 1 });
      return load();
    }
    reason = refusal;
  }
}

/** Waits, at most until the page is shown again or the network returns. */
const rest = (milliseconds) =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      document.removeEventListener("visibilitychange", turned);
      done();
    };
    const turned = () => document.hidden || end();
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    document.addEventListener("visibilitychange", turned);
  });

/** Why the server cannot show a page now, as a sentence; empty if it can. */
async function refusalOfServer() {
  try {
    const { ok, type, status } = await fetch("/bindery/ready", {
      redirect: "manual", cache: "no-store", signal: AbortSignal.timeout(answerWithin),
    });
    // A proxy that asks for a log-in redirects, and the page has to follow.
    if (ok || type === "opaqueredirect") return "";
    return status === 429 || status === 503 ? "The server is busy." : "The server cannot show this page now.";
  } catch {
    return navigator.onLine ? "The server does not answer." : "You are offline.";
  }
}
