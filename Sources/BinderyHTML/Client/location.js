// Where the person is: asked of the device once a button was pressed, never before.

import { idOf } from "./dom.js";
import { announce } from "./status.js";

const options = { timeout: 15_000, maximumAge: 60_000 };
const failures = ["unavailable", "denied", "unavailable", "timedOut"];

/** Asks the device, and tells the server what it says: latitude, longitude, accuracy and time zone, or why not. */
export function locate(button, send) {
  if (button.ariaBusy === "true") return;
  const finish = (answer) => {
    button.removeAttribute("aria-busy");
    if (button.isConnected) send(idOf(button), "location", answer);
  };
  button.setAttribute("aria-busy", "true");
  announce("Looking for your location");
  // Pages that did not come over TLS have no way to ask.
  if (!navigator.geolocation) return finish("unavailable");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => finish([coords.latitude, coords.longitude, Math.round(coords.accuracy), zone]),
    ({ code }) => finish(failures[code] ?? "unavailable"),
    options,
  );
}
