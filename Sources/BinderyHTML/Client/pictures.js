// Replaces pictures that failed to load with a neutral background. Screen readers still read their description.

/** Observes the loading of pictures. */
export function start() {
  // Neither event bubbles, but the document receives both in the capture phase; the window never receives `load` of a picture.
  document.addEventListener("error", (event) => mark(event.target, true), true);
  document.addEventListener("load", (event) => mark(event.target, false), true);
  for (const picture of document.querySelectorAll("img.image")) {
    mark(picture, picture.complete && picture.currentSrc && !picture.naturalWidth);
  }
}

function mark(target, hasFailed) {
  if (target.matches?.("img.image")) target.toggleAttribute("data-failed", Boolean(hasFailed));
}
