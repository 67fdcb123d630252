// A screen's bar is clear until something scrolls under it; once the large title is gone, the bar shows it in small.

const clear = 4;

/** Starts to watch what scrolls. */
export function startBars() {
  document.addEventListener("scroll", (event) => update(event.target), { capture: true, passive: true });
  update(document);
}

/** Call when another screen came to the front. */
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
