// Scroll positions of screens. An earlier page may have shown rows that this one has not loaded yet, or whose heights are estimated.

const loadingTime = 3000;
let wanted = null;
let givingUp = 0;

for (const act of ["wheel", "touchstart", "keydown", "pointerdown"]) addEventListener(act, () => end(), { passive: true });

/** The scroll position: the distance from the top and, far from it, a control in view with its distance from the top of the window. */
export function sight() {
  if (wanted) return wanted;
  const seen = scrollY > innerHeight && document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("[data-k]:not(dialog, dialog *)");
  return seen ? { top: scrollY, name: seen.dataset.k, offset: seen.getBoundingClientRect().top } : { top: scrollY };
}

/** Scrolls to a position. If it is not there yet, scrolls to the end, which loads more rows, until the user scrolls or no rows follow. */
export function scrollBack(position) {
  wanted = position;
  scrollFurther(true);
}

/** Scrolls on after more rows were loaded. */
export function scrollFurther(isFirst) {
  if (!wanted) return;
  const { top, name, offset } = wanted;
  const seen = name && document.querySelector(`[data-k="${CSS.escape(name)}"]`);
  const before = scrollY;
  const goal = seen ? before + seen.getBoundingClientRect().top - offset : name ? document.documentElement.scrollHeight : top;
  scrollTo({ top: goal, behavior: "instant" });
  if (Math.abs(scrollY - goal) < 1 && (seen || !name)) return end();
  if (!isFirst && scrollY <= before) return;
  clearTimeout(givingUp);
  givingUp = setTimeout(() => {
    scrollTo({ top, behavior: "instant" });
    end();
  }, loadingTime);
}

function end() {
  clearTimeout(givingUp);
  wanted = null;
}
