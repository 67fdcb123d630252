// Pictures that did not come: a neutral ground keeps their place, and their words stay for those who listen.

/** Starts to watch over pictures. */
export function startPictures() {
  // Neither event bubbles, but both pass by the document on their way down; the window never hears of a picture that came.
  document.addEventListener("error", (event) => mark(event.target, true), true);
  document.addEventListener("load", (event) => mark(event.target, false), true);
  for (const picture of document.querySelectorAll("img.image")) {
    mark(picture, picture.complete && picture.currentSrc && !picture.naturalWidth);
  }
}

function mark(target, hasFailed) {
  if (target.matches?.("img.image")) target.toggleAttribute("data-failed", Boolean(hasFailed));
}
