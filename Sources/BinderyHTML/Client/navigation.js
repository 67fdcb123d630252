// Screens and URLs: the URL is the path of the navigation stack, which back and forward follow. Each screen keeps its scroll
// position, and the focus moves to the screen in front and back to where it was.

import { dismiss } from "./dialogs.js";
import { element, idOf, nodeOf, takes } from "./dom.js";
import { isUntouched, scrollBack, scrollFurther, sight } from "./scrolling.js";
import { lastKind, send } from "./sending.js";

const base = document.body.dataset.base ?? "";
const appName = document.querySelector('meta[name="application-name"]')?.content ?? document.title;
const scrolls = new WeakMap();
const openers = new WeakMap();
let path = "";
let trail = [""];
let index = 0;
let ignoresPop = false;
let expected = null;
let front = null;
// The stack whose path is in the address.
let shown = null;
// The query of the address: as reported by the window, as shown in the address, and after back or forward.
let query = document.body.dataset.query ?? "";
let shownQuery = query;
let expectedQuery = null;
// Whether a path is gone to once the answer to a query has told which tab is in front.
let isLate = false;
// Events in quick succession. They replace the address instead of adding to the history.
const continuous = new Set(["input", "number", "region", "location", "navigate", "focus", "query", undefined]);

// Of several tabs, the stack of the one that is shown.
const stack = () => document.querySelector(".navigation:not(dialog .navigation,.tab:not([data-selected]) .navigation)");
const hasTabs = () => document.querySelector(".tab .navigation");
const screens = () => [...(stack()?.querySelectorAll(":scope > .screen") ?? [])];
// Of columns, the last one that is shown.
const frontScreen = () => screens().findLast((screen) => getComputedStyle(screen).display !== "none") ?? null;
const encode = (parts) => parts.split("/").map(encodeURIComponent).join("/");

/** The URL of a screen, from its path. */
export const address = (parts) => base.replace(/\/$/, "") + (parts ? "/" + encode(parts) : "") || "/";

const full = (parts) => address(parts) + (query ? "?" + query : "");

/** Follows the browser's history. */
export function startNavigation() {
  // Without a stack, for example before a log-in, the address stays.
  shown = stack();
  path = shown?.dataset.path ?? pathOf(location.pathname);
  index = history.state?.index ?? 0;
  trail = [];
  trail[index] = path;
  noteParent(history.state);
  const sights = history.state?.sights;
  history.scrollRestoration = "manual";
  // The server ignored parts of the path that lead nowhere, so the URL is corrected to the screen shown.
  const isElsewhere = takes(stack(), "navigate") && pathOf(location.pathname) !== path;
  const isOther = location.search.slice(1) !== query;
  history.replaceState(entry(), "", isElsewhere || isOther ? full(path) : undefined);
  front = frontScreen();
  returnTo(sights);
  if (document.activeElement === document.body) front?.querySelector("[data-autofocus]")?.focus();
  addEventListener("popstate", walked);
  addEventListener("pagehide", () => history.replaceState({ ...entry(), sights: allSights() }, ""));
}

// The state of an entry of the history. The entry before it is known also to a page that was loaded anew.
const entry = () => ({ index, parent: trail[index - 1] });
const noteParent = (state) => index > 0 && (trail[index - 1] ??= state?.parent);

/** The scroll positions of all screens, from the first one to that in front. */
export const allSights = () => (front ? screens().map((screen) => (screen === front ? sight() : scrolls.get(screen)?.sight)) : [sight()]);

/** Restores the scroll positions of the screens of an earlier page: that of the screen in front now, the others when the user goes back to them. */
export function returnTo(sights = []) {
  screens().forEach((screen, number) => sights[number] && scrolls.set(screen, { sight: sights[number] }));
  const here = front ? scrolls.get(front)?.sight : sights[0];
  if (here && isUntouched) scrollBack(here);
}

/** Records the scroll position of the screen in front; called before a batch. */
export function noteScreen() {
  if (front?.checkVisibility()) scrolls.set(front, { sight: sight(), focus: document.activeElement });
}

/** Restores the scroll position of a new screen, and updates URL and title; called after a batch. */
export function followScreen(isPending) {
  const next = frontScreen();
  if (next !== front) turn(front, next);
  else scrollFurther();
  showAddress(isPending);
  const title = next?.querySelector(":scope > .screen-head > .screen-title")?.textContent;
  const tabTitle = title && title !== appName ? `${title} – ${appName}` : appName;
  if (document.title !== tabTitle) document.title = tabTitle;
}

/** Leaves a screen through its back button. */
export function goBack(screen, button) {
  const navigation = nodeOf(screen.parentElement);
  if (takes(screen, "dismiss")) return send(screen, "dismiss", undefined, button);
  const here = navigation.dataset.path ?? "";
  const parent = here.includes("/") ? here.slice(0, here.lastIndexOf("/")) : "";
  if (navigation === stack() && index > 0 && trail[index - 1] === parent) history.back();
  else send(navigation, "navigate", parent, button);
}

/** Follows a link inside the app without loading a page. Returns whether it did. */
export function followLink(link) {
  // An anchor on this page is not a screen: only the focus moves there, and the history is unchanged.
  if (link.getAttribute("href").startsWith("#")) {
    document.getElementById(link.hash.slice(1))?.focus();
    return true;
  }
  const navigation = stack();
  if (!navigation || !takes(navigation, "navigate")) return false;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return false;
  // The app at the root of the host cannot tell the addresses of other apps from its own.
  const isOwn = base === "/" ? "path" in link.dataset : link.pathname === base || link.pathname.startsWith(base + "/");
  if (!isOwn) return false;
  send(navigation, "navigate", pathOf(link.pathname), link);
  return true;
}

function pathOf(pathname) {
  const rest = pathname.slice(base.length).replace(/^\/|\/$/g, "");
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}

function walked(event) {
  const last = index;
  index = event.state?.index ?? 0;
  noteParent(event.state);
  if (ignoresPop) {
    ignoresPop = false;
    return showAddress();
  }
  // Back closes what is over the screen.
  const dialog = [...document.querySelectorAll("dialog:modal")].pop();
  if (dialog && index < last) {
    ignoresPop = true;
    history.go(last - index);
    return dismiss(dialog);
  }
  expected = pathOf(location.pathname);
  expectedQuery = location.search.slice(1);
  const navigation = stack();
  isLate = expectedQuery !== shownQuery && hasTabs();
  if (!isLate && navigation && expected !== path) send(navigation, "navigate", expected, null);
  else if (!isLate) expected = null;
  if (expectedQuery !== shownQuery) send(element(1), "query", expectedQuery);
  else expectedQuery = null;
}

/** Applies the query of the address from the server. While an event is not answered, a change of the screen may follow that belongs to it. */
export function followQuery(text, isAnswerDue) {
  query = text;
  if (!isAnswerDue) setTimeout(showAddress);
}

/** Shows the path of the screen and the query in the address. Called after each answer. */
export function showAddress(isPending) {
  // The browser goes back later. An entry that is added before would be the one that it leaves.
  if (ignoresPop) return;
  // The answer to the press of a tab may change the query, too.
  if (isPending && [...document.querySelectorAll(".tab")].some((tab) => isPending(idOf(tab)))) return;
  const next = stack();
  const current = next?.dataset.path ?? (hasTabs() ? "" : path);
  if (next !== shown) show(next, current);
  else if (next && isLate && expectedQuery === query && current !== expected) send(next, "navigate", expected, null);
  else if (current !== path || expected !== null) follow(current);
  if (expectedQuery === query) isLate = false;
  showQuery();
}

function showQuery() {
  if (ignoresPop || shownQuery === query) return;
  shownQuery = query;
  const isWalk = expectedQuery === query;
  const replaces = expectedQuery !== null || continuous.has(lastKind);
  expectedQuery = null;
  if (isWalk) return;
  if (replaces) return history.replaceState(entry(), "", full(path));
  trail.length = ++index;
  trail[index] = path;
  history.pushState(entry(), "", full(path));
}

/** Shows the path of another stack: another tab is no step of the history, unless the query names it. */
function show(next, current) {
  shown = next;
  path = current;
  expected = null;
  if (shownQuery !== query && expectedQuery !== query) return;
  trail[index] = current;
  history.replaceState(entry(), "", full(current));
}

function follow(current) {
  const isWalk = expected === current;
  const isElsewhere = expected !== null && current !== path;
  if (expected !== null && !isWalk && !isElsewhere) return;
  expected = null;
  path = current;
  if (isWalk) trail[index] = current;
  else if (isElsewhere) history.replaceState(entry(), "", full(current));
  else if (index > 0 && trail[index - 1] === current) {
    ignoresPop = true;
    history.back();
  } else {
    trail.length = ++index;
    trail[index] = current;
    history.pushState(entry(), "", full(current));
    shownQuery = query;
  }
}

function turn(last, next) {
  front = next;
  if (!next) return;
  // The focus stays at the button of another tab.
  if (document.activeElement?.matches(".tab-button")) return scrollBack(scrolls.get(next)?.sight ?? { top: 0 });
  const left = last && scrolls.get(last);
  const isNew = !scrolls.has(next);
  if (isNew && left) {
    openers.set(next, left.focus);
    next.classList.add("enters");
  }
  // A column that is left by going back begins anew.
  if (!isNew) scrolls.delete(last);
  scrollBack(isNew ? { top: 0 } : scrolls.get(next).sight);
  const opener = openers.get(last);
  const heading = next.querySelector("[data-autofocus]") ?? next.querySelector(".screen-title:not([hidden])");
  const goal = opener && next.contains(opener) ? opener : heading;
  if (!document.querySelector("dialog:modal")) goal?.focus({ preventScroll: true });
}
