// Shows a window that another process continues, in place: elements that both have stay, with focus, caret, scroll position and what was typed.
// Loaded once the page works, together with all that happens rarely.

import { updateBars } from "./bars.js";
import { replaceText } from "./composing.js";
import { closeForGood, openDialogs } from "./dialogs.js";
import { idOf, named, nodeOf, takes } from "./dom.js";
import { kinds, reports } from "./kinds.js";
import { followScreen, noteScreen } from "./navigation.js";
import { report } from "./patch.js";
import { explainRenewal, forgetRenewals } from "./renewal.js";
import { restoreFocus } from "./restore.js";
import { scrollBack, sight } from "./scrolling.js";
import { send } from "./sending.js";
import { showNotice } from "./status.js";

export { renew } from "./renewal.js";
export { restoreFocus, tellLost } from "./restore.js";

const field = "textarea,input:not([type=checkbox],[type=radio],[type=file])";
// What the page adds by itself.
const ownAttributes = new Set(["tabindex", "data-live", "data-tiles"]);
const ownElements = ".photos-state,dialog:not([id])";
// What controls change before the answer.
const shown = new Set(["open", "data-number", "data-selected", "aria-current"]);

/** Everything that was to be done after a loss is done. */
export function settle(version) {
  explainRenewal(version);
  forgetRenewals();
}

/**
 * Shows a window in its new session. `repeated` are the events that are sent again: what their controls show is newer. `others` have no name
 * and cannot be sent again, but text can.
 */
export function takeOver(html, token, repeated, others) {
  const main = document.getElementById("main");
  const control = document.activeElement;
  const focus = nodeOf(control)?.dataset.k;
  const caret = [control.selectionStart, control.selectionEnd];
  const names = new Set(repeated.map(({ name }) => name));
  const typed = [];
  const template = document.createElement("template");
  template.innerHTML = html.trim();
  const position = sight();
  noteScreen();
  renderInside(main, template.content, names, typed);
  document.querySelector('meta[name="bindery-token"]').content = token;
  for (const event of repeated) event.node = event.name ? Number(named(event.name)?.id.slice(1) ?? 0) : 1;
  openDialogs(main);
  report(main);
  // Rows that were loaded while scrolling are loaded again.
  scrollBack(position);
  followScreen();
  updateBars();
  if (document.activeElement !== control && focus) restoreFocus({ focus, caret });
  for (const [node, text] of typed) {
    for (const kind of ["input", "date", "number"]) if (takes(node, kind)) send(node, kind, kind === "number" ? Number(text) : text, null);
  }
  if (others.some(({ kind }) => kinds[kind] !== "input" && !reports.includes(kind))) showNotice("Your last change was not saved. Please repeat it.");
}

/** The stable name of an element, or of the first node inside it. */
const nameOf = (node) => node.dataset?.k ?? node.querySelector?.("[data-k]")?.dataset.k;

const isAlike = (old, fresh) =>
  old.nodeName === fresh.nodeName && old.type === fresh.type && old.classList?.[0] === fresh.classList?.[0] && old.dataset?.k === fresh.dataset?.k;

/** The old child for each new one: of the same name, otherwise the next one like it. */
function pairs(old, fresh) {
  const rest = new Set(old);
  const found = new Map();
  const byName = Map.groupBy ? Map.groupBy(old.filter(nameOf), nameOf) : new Map(old.filter(nameOf).map((one) => [nameOf(one), [one]]));
  const pair = (child, match) => match && rest.delete(match) && found.set(child, match);
  for (const child of fresh) pair(child, byName.get(nameOf(child))?.find((one) => rest.has(one) && isAlike(one, child)));
  for (const child of fresh) if (!found.has(child)) pair(child, [...rest].find((one) => isAlike(one, child)));
  return { rest, found };
}

function renderInside(old, fresh, names, typed) {
  const children = [...old.childNodes].filter((child) => !child.matches?.(ownElements));
  const { rest, found } = pairs(children, [...fresh.childNodes]);
  for (const child of rest) child.nodeName === "DIALOG" ? closeForGood(child) : child.remove();
  const kept = new Set(found.values());
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    while (place && !kept.has(place)) place = place.nextSibling;
    const match = found.get(child);
    if (!match) {
      old.insertBefore(child, place);
      continue;
    }
    if (match === place) place = place.nextSibling;
    else if (old.moveBefore) old.moveBefore(match, place);
    else old.insertBefore(match, place);
    kept.delete(match);
    render(match, child, names, typed);
  }
}

function render(old, fresh, names, typed) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  const isField = old.matches(field);
  const text = old.value;
  const isTyped = isField && text !== old.defaultValue && text !== fresh.value;
  const node = nodeOf(old);
  const owner = node?.matches("option,.option") ? nodeOf(node.parentElement) : node;
  const group = node?.matches(".tab") ? [...node.parentElement.children] : [owner];
  const isRepeated = group.some((one) => one && names.has(one.dataset.k));
  const stays = (name) => ownAttributes.has(name) || (isRepeated && shown.has(name)) || (name === "open" && old.nodeName === "DIALOG");
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !stays(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value && !stays(name)) old.setAttribute(name, value);
  if (isField) {
    if (old.defaultValue !== fresh.defaultValue) old.defaultValue = fresh.defaultValue;
    if (!isTyped && old.value !== fresh.value) replaceText(old, fresh.value);
    if (isTyped && old.value !== text) replaceText(old, text);
    if (isTyped && !isRepeated) typed.push([node, text]);
    return;
  }
  // The drawing of a map belongs to its script.
  if (old.matches(".map-canvas")) return;
  renderInside(old, fresh, names, typed);
  if (isRepeated) return;
  if (old.nodeName === "INPUT") old.checked = fresh.checked;
  if (old.nodeName === "OPTION" && fresh.selected && !old.selected) old.selected = true;
}

// The end of the module has arrived.
export const isWhole = true;
