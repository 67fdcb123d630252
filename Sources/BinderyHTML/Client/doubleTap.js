// Double presses of a pointer, and the one key in their place where a single press does nothing. Loaded on demand, by pages with a view that takes
// them.

import { isUsable } from "./dom.js";
import { send } from "./sending.js";

document.addEventListener("dblclick", ({ target }) => press(target));
document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  const isPress = key === "Enter" || key === " ";
  if (!isPress || event.defaultPrevented || !target.matches('[tabindex][data-on~="doubleTap"]:not([data-on~="tap"])')) return;
  event.preventDefault();
  press(target);
});

function press(target) {
  const node = target.closest('[data-on~="doubleTap"]');
  // A control inside handles its own events.
  const inner = target.closest("button,a,input,select,textarea,label,summary");
  if (node && isUsable(target) && !(inner && inner !== node && node.contains(inner))) send(node, "doubleTap");
}
