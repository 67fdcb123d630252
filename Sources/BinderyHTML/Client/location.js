// The user's location: requested from the device only after a location button was pressed.

import { send } from "./sending.js";
import { announce } from "./status.js";

const options = { timeout: 15_000, maximumAge: 60_000 };
const failures = ["unavailable", "denied", "unavailable", "timedOut"];

/** Requests the location and sends it to the server: latitude, longitude, accuracy and time zone, or the reason for the failure. */
export function locate(button) {
  if (button.ariaBusy === "true") return;
  const finish = (answer) => {
    button.removeAttribute("aria-busy");
    if (button.isConnected) send(button, "location", answer, null);
  };
  button.setAttribute("aria-busy", "true");
  announce("Finding your location");
  // Browsers provide the location only to pages loaded over TLS.
  if (!navigator.geolocation) return finish("unavailable");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => finish([coords.latitude, coords.longitude, Math.round(coords.accuracy), zone]),
    ({ code }) => finish(failures[code] ?? "unavailable"),
    options,
  );
}
