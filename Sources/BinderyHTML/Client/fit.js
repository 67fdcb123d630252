// Shows the first of several views that fits. A page with such views runs it before it is painted; a page that gets them later loads it then.

const marks = new Set(["data-fit", "data-unfit", "data-measures"]);

/** Measures the views of a box, and marks those that are not shown. */
function choose(box) {
  if (!box.getClientRects().length) return;
  const views = [...box.children].filter((view) => !view.hidden);
  const isChecked = (axis) => box.dataset.fits.includes(axis);
  box.dataset.fit = "";
  views.forEach((view) => (view.dataset.unfit = ""));
  box.dataset.measures = "offer";
  const width = isChecked("width") ? box.clientWidth + 0.5 : Infinity;
  views.forEach((view) => delete view.dataset.unfit);
  box.dataset.measures = "ideal";
  // Only a frame offers a height: other boxes are as high as what is in them.
  const framed = [box, box.parentElement].find(({ style }) => style.height || style.maxHeight);
  const height = isChecked("height") && framed ? Number.parseFloat(framed.style.height || framed.style.maxHeight) + 0.5 : Infinity;
  const index = views.findIndex((view) => view.offsetWidth <= width && view.offsetHeight <= height);
  const shown = views[index] ?? views.at(-1);
  delete box.dataset.measures;
  for (const view of views) view.toggleAttribute("data-unfit", view !== shown);
}

function chooseAll() {
  // From the outside to the inside.
  document.querySelectorAll("[data-fits]").forEach(choose);
  changes.takeRecords();
}

const changes = new MutationObserver((records) => records.some(({ attributeName }) => !marks.has(attributeName)) && chooseAll());
changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
addEventListener("resize", chooseAll);
// Pictures have a size once they are loaded, and words once their font is.
addEventListener("load", chooseAll, true);
document.fonts.ready.then(chooseAll);
chooseAll();
