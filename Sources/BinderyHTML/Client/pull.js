// Pull to refresh, on touch screens.

import { refresh } from "./events.js";

const enough = 72;
const shortest = 600;
let origin = null;
let distance = 0;
let screen = null;
const spinner = document.createElement("div");
spinner.className = "pull";
spinner.setAttribute("aria-hidden", "true");

/** Registers the event listeners. */
export function start() {
  document.body.append(spinner);
  addEventListener("touchstart", begin, { passive: true });
  addEventListener("touchmove", pull, { passive: true });
  addEventListener("touchend", release);
  addEventListener("touchcancel", () => rest());
}

function begin(event) {
  screen = event.target.closest?.(".screen");
  const canPull = scrollY <= 0 && event.touches.length === 1 && !event.target.closest?.("dialog");
  origin = canPull && screen?.matches(':has([data-on~="refresh"]), [data-on~="refresh"]') ? event.touches[0] : null;
}

function pull(event) {
  if (!origin) return;
  const touch = event.touches[0];
  const down = touch.clientY - origin.clientY;
  if (Math.abs(touch.clientX - origin.clientX) > Math.max(12, down)) return rest();
  // Resistance grows with the distance.
  distance = Math.max(0, down) ** 0.85;
  spinner.style.setProperty("--pull", `${Math.min(distance, enough * 1.4)}px`);
  spinner.classList.toggle("ready", distance >= enough);
}

function release() {
  if (!origin) return;
  const node = distance >= enough ? refresh(screen) : null;
  if (!node) return rest();
  origin = null;
  spinner.classList.add("busy");
  const began = performance.now();
  const look = () => {
    const isBusy = node.isConnected && node.ariaBusy === "true";
    if (!isBusy && performance.now() - began > shortest) rest();
    else requestAnimationFrame(look);
  };
  look();
}

function rest() {
  origin = null;
  distance = 0;
  spinner.classList.remove("ready", "busy");
  spinner.style.removeProperty("--pull");
}
