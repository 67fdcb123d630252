// Scroll positions of screens. An earlier page may have shown rows that this one has not loaded yet, or whose heights are estimated.

import { named } from "./dom.js";

const loadingTime = 3000;
// The heights of rows are known once they are drawn.
const framesOfDrawing = 5;
let wanted = null;
let givingUp = 0;

/** Whether the user has not acted on this page yet, and what another page showed may come back into view. */
export let isUntouched = true;

for (const act of ["wheel", "touchstart", "keydown", "pointerdown"]) addEventListener(act, () => end((isUntouched = false)), { passive: true });

/** The scroll position: the distance from the top and, far from it, the control of a row in view with its distance from the top of the window. */
export function sight() {
  if (wanted) return wanted;
  const row = scrollY > innerHeight && document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("main .row:not(dialog *)");
  const seen = row && (row.matches("[data-k]") ? row : row.querySelector("[data-k]"));
  return seen ? { top: scrollY, name: seen.dataset.k, offset: seen.getBoundingClientRect().top } : { top: scrollY };
}

/** Scrolls to a position. If it is not there yet, scrolls to the end, which loads more rows, until the user scrolls or no rows follow. */
export function scrollBack(position) {
  wanted = position;
  wait();
  scrollFurther();
}

/** Scrolls on after more rows were loaded or drawn. */
export function scrollFurther(frame = 0) {
  if (!wanted) return;
  const { top, name, offset } = wanted;
  const seen = named(name);
  const before = scrollY;
  const goal = seen ? before + seen.getBoundingClientRect().top - offset : name ? document.documentElement.scrollHeight : top;
  scrollTo(0, goal);
  if (seen && frame < framesOfDrawing) return requestAnimationFrame(() => scrollFurther(frame + 1));
  if (seen || (!name && Math.abs(scrollY - goal) < 1)) return end();
  if (scrollY > before) wait();
}

function wait() {
  clearTimeout(givingUp);
  givingUp = setTimeout(() => {
    if (!named(wanted.name)) scrollTo(0, wanted.top);
    end();
  }, loadingTime);
}

function end() {
  clearTimeout(givingUp);
  wanted = null;
}
