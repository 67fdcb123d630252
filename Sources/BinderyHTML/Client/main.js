// Starts the client: one page, one session, one connection.

import { startBars, updateBars } from "./bars.js";
import { reopenDialogs, startDialogs } from "./dialogs.js";
import { pressEarly, startEvents } from "./events.js";
import { startFields } from "./fields.js";
import { startKeys } from "./keys.js";
import { followScreen, noteScreen, startNavigation } from "./navigation.js";
import { apply, onInsert } from "./patch.js";
import { startPictures } from "./pictures.js";
import { explainRenewal, renew } from "./renewal.js";
import { Channel } from "./socket.js";

const token = document.querySelector('meta[name="bindery-token"]').content;

const channel = new Channel(token, {
  batch(operations, isPending) {
    noteScreen();
    apply(operations, isPending);
    followScreen();
    updateBars();
  },
  answered: reopenDialogs,
  gone: renew,
});
const fetched = new Set();
const send = (...event) => channel.send(...event);

startNavigation(send);
startDialogs(send);
startEvents(send);
startFields(send);
pressEarly();
startKeys(send);
startBars();
startPictures();
// Loaded on touch screens only.
if (matchMedia("(any-pointer: coarse)").matches) import("./pull.js").then((pull) => pull.startPull());
// Loaded on demand, by the pages that need it.
onInsert((root) => {
  for (const [selector, load] of [
    [".map", () => import("./map.js").then((maps) => maps.startMaps(send))],
    [".photos", () => import("./photos.js").then((photos) => photos.startPhotos())],
    [".grip", () => import("./drag.js").then((rows) => rows.startDragging(send))],
  ]) {
    if (fetched.has(selector) || !(root.matches(selector) || root.querySelector(selector))) continue;
    fetched.add(selector);
    load();
  }
});
explainRenewal();
channel.start();
document.documentElement.dataset.ready = "";
