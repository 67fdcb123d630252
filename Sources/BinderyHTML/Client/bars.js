// Navigation bars are transparent until content scrolls under them. Once the large title is scrolled away, the bar shows a
// small one.

const clear = 4;

/** Observes scrolling. */
export function startBars() {
  document.addEventListener("scroll", (event) => update(event.target), { capture: true, passive: true });
  update(document);
}

/** Updates the bar. Called after another screen came to the front. */
export function updateBars() {
  update(document);
}

function update(scroller) {
  const isDocument = scroller === document;
  if (!isDocument && scroller.tagName !== "DIALOG") return;
  const top = isDocument ? scrollY : scroller.scrollTop;
  for (const screen of scroller.querySelectorAll(".screen:not([hidden])")) {
    if (isDocument && screen.closest("dialog")) continue;
    const bar = screen.querySelector(":scope > .bar");
    const head = screen.querySelector(":scope > .screen-head");
    bar?.classList.toggle("covers", top > clear);
    bar?.classList.toggle("titled", top > 0 && head?.getBoundingClientRect().bottom < bar.offsetHeight);
  }
}
