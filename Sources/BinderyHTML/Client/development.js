// Shows over the page what does not compile in the sources of the app, under `bindery dev`. The page below works on. Loaded on demand.

import { lastReload, storeReload } from "./reload.js";
import { announce } from "./status.js";

const style = {
  panel: "position:fixed;inset:auto 0 0 0;width:auto;max-width:none;max-height:60vh;margin:0;padding:16px 20px;overflow:auto;border:0;"
    + "border-top:3px solid #ff837a;background:#20242e;color:#f2f4f8;font:14px/1.5 ui-monospace,monospace;text-align:start;z-index:9999",
  head: "display:flex;justify-content:space-between;align-items:center;gap:16px;font-weight:700;color:#ff837a",
  close: "flex:none;white-space:nowrap;min-width:44px;min-height:44px;padding:0 12px;border:1px solid #a3abbb;border-radius:8px;background:none;color:inherit;font:inherit",
  place: "display:block;margin-top:12px;color:#74abff;overflow-wrap:anywhere",
  message: "display:block;overflow-wrap:anywhere;white-space:pre-wrap",
  excerpt: "margin:4px 0 0;padding:8px 12px;overflow:auto;border-radius:8px;background:#0c0e13;white-space:pre",
};
let panel;

// Pages that were replaced with those of a changed program are not pages that fail.
if (lastReload().count) storeReload({ ...lastReload(), count: 0 });

/** Shows problems, each as `[place, message, excerpt]`; none removes those before. */
export function show(problems) {
  if (!problems.length) {
    if (panel) announce("The app compiles again.");
    return hide();
  }
  panel ??= open();
  const title = problems.length > 1 ? `${problems.length} problems` : "A problem";
  const close = element("button", "close", "Close");
  close.type = "button";
  close.onclick = hide;
  const head = element("div", "head", `${title}: this page is from the last good build.`);
  head.append(close);
  panel.replaceChildren(head, ...problems.flatMap(([place, message, excerpt]) => [
    place && element("strong", "place", place),
    element("span", "message", message),
    excerpt && element("pre", "excerpt", excerpt),
  ].filter(Boolean)));
}

function open() {
  const opened = element("section", "panel", "");
  opened.id = "problems";
  opened.role = "alert";
  opened.ariaLabel = "Problems in the sources";
  // Above dialogs too.
  opened.popover = "manual";
  document.addEventListener("keydown", hideByKey);
  document.body.append(opened);
  opened.showPopover?.();
  return opened;
}

/** Escape closes a dialog first. */
function hideByKey(event) {
  if (event.key === "Escape" && !document.querySelector("dialog:modal")) hide();
}

function hide() {
  document.removeEventListener("keydown", hideByKey);
  panel?.remove();
  panel = null;
}

function element(name, look, text) {
  const made = document.createElement(name);
  made.style.cssText = style[look];
  made.textContent = text;
  // Long lines are scrolled with the keyboard too.
  if (name === "pre") made.tabIndex = 0;
  return made;
}
