// Starts the client: one page, one session, one connection.

import { startBars, updateBars } from "./bars.js";
import { startComposing } from "./composing.js";
import { reopenDialogs, startDialogs } from "./dialogs.js";
import { pressEarly, startEvents } from "./events.js";
import { startFields } from "./fields.js";
import { startKeys } from "./keys.js";
import { onDemand } from "./kinds.js";
import { eventsLeft, saveWindow, windowBefore } from "./saved.js";
import { followQuery, followScreen, noteScreen, returnTo, showAddress, startNavigation } from "./navigation.js";
import { apply, onInsert } from "./patch.js";
import { calm, send, startSending } from "./sending.js";
import { Channel } from "./socket.js";
import { showConnected, showNotice } from "./status.js";

const meta = (name) => document.querySelector(`meta[name="bindery-${name}"]`)?.content;
const version = meta("version");

// What happens rarely is loaded once the page works, and is there when no server answers. One request, so that events are reported in their
// order. Browsers run the part of a module that arrived before its connection was cut, and do not load it again.
let rare;
const rarely = (use, otherwise = () => {}) => {
  rare ??= import("./takeover.js").then((all) => all.isWhole && all).catch(() => (rare = undefined));
  return rare.then((all) => (all ? use : otherwise)(all));
};
const lost = (event) => rarely(({ tellLost }) => tellLost(event));
let before = windowBefore;

const channel = new Channel(meta("token"), meta("window"), [version ?? "", meta("log-in") ?? ""], before, {
  batch(operations, isPending) {
    calm();
    noteScreen();
    apply(operations, isPending);
    followScreen(isPending);
    updateBars();
  },
  answered(isPending) {
    calm();
    showAddress(isPending);
    reopenDialogs(isPending);
  },
  gone: (isUnsaved, needsCookie) =>
    rarely(({ renew }) => renew(isUnsaved, version, needsCookie), () => window.binderyRetry(1000)),
  takeover: () => rarely(({ takeOver }) => takeOver),
  query: followQuery,
  problems: (list) => import("./development.js").then((development) => development.show(list)),
  save: () => saveWindow(channel.state),
  restored(sentence) {
    if (sentence) showNotice(sentence);
    const last = before;
    before = null;
    if (!last) return;
    returnTo(last.sights);
    rarely(({ restoreFocus }) => restoreFocus(last));
  },
  lost,
  settled: () => rarely(({ settle }) => settle(version)),
});
const fetched = new Set();
addEventListener("pagehide", () => saveWindow(channel.state));

startSending(channel);
startNavigation();
startDialogs();
startEvents();
startFields();
startComposing();
pressEarly();
startKeys();
startBars();
load("icons");
// Loaded on touch screens only.
if (matchMedia("(any-pointer: coarse)").matches) {
  load("pull");
  load("swipe");
}
// Loaded on demand, by the pages that need it.
onInsert((root) => {
  for (const [selector, file] of [
    ['[data-on~="appear"],[data-on~="see"]', "seen"],
    ["[data-copy]", "copy"],
    ...onDemand.map((kind) => [`[data-on~="${kind}"]`, kind]),
    ["[data-fits]", "fit"],
    ["img.image", "pictures"],
    [".map", "map"],
    [".photos", "photos"],
    [".grip", "drag"],
    [".table,.row[tabindex]", "table"],
  ]) {
    if (fetched.has(selector) || !(root.matches(selector) || root.querySelector(selector))) continue;
    fetched.add(selector);
    load(file);
  }
});
// A module that did not arrive is requested again, at another address: browsers keep its failure. An error in a module is reported as any other.
function load(file, query = "") {
  import(`./${file}.js${query}`).then(
    (all) => all.start?.(),
    (error) => {
      if (!/module/i.test(error)) throw error;
      setTimeout(load, 3000, file, `?${Date.now()}`);
    },
  );
}
eventsLeft.forEach(lost);
const latency = meta("latency");
if (latency) (await import("./latency.js")).delayMessages(Number(latency));
channel.start();
document.documentElement.dataset.ready = "";
