// How nodes of the server's tree and elements of the document find each other.
//
// A node is the element with the id "n<number>". Helpers inside it have no id; those that carry a property of the
// node are marked with data-part.

/** The element of a node, by its number. */
export const element = (id) => document.getElementById("n" + id);

/** The node's element that an element belongs to: itself or the nearest around it. */
export const nodeOf = (inside) => inside?.closest?.('[id^="n"]') ?? null;

/** The number of a node's element. */
export const idOf = (node) => Number(node.id.slice(1));

/** Whether a node takes events of a kind. */
export const takes = (node, kind) => node?.matches(`[data-on~="${kind}"]`) ?? false;

/** A part of a node's element; never one of a node that stands inside it. */
export function part(node, name) {
  const selector = `[data-part~="${name}"]`;
  const first = node.querySelector(selector);
  if (!first || nodeOf(first) === node) return first;
  for (const candidate of node.querySelectorAll(selector)) {
    if (nodeOf(candidate) === node) return candidate;
  }
  return null;
}

/** What an operation names: a number, or "number.part". */
export function target(name) {
  if (typeof name === "number") return element(name);
  const [id, partName] = name.split(".");
  const node = element(id);
  return node && part(node, partName);
}

/** Whether an element can be used now. */
export const isUsable = (control) => !control.closest('[inert],[disabled],[aria-disabled="true"]');

/** What can have the focus inside an element, first to last. */
export const focusable = (root) =>
  [...root.querySelectorAll('button,a[href],input,select,textarea,summary,[tabindex="0"]')].filter(
    (control) => isUsable(control) && control.tabIndex >= 0 && control.checkVisibility(),
  );

/** The rows among which a row can be moved, first to last. */
export const movable = (row) => [...row.parentElement.children].filter((sibling) => takes(sibling, "move"));

/** The dialog on top, or the document where none is open. */
export const frontLayer = () => [...document.querySelectorAll("dialog:modal")].pop() ?? document;
