// Maps between nodes of the server's tree and elements of the document.
//
// A node is the element with the id "n<number>". Helpers inside it have no id; those that carry a property of the
// node are marked with data-part.

/** The element of a node, by its number. */
export const element = (id) => document.getElementById("n" + id);

/** The element of a node, by its stable name. */
export const named = (name) => name && document.querySelector(`[data-k="${CSS.escape(name)}"]`);

/** The node element that contains an element: the element itself or its nearest ancestor. */
export const nodeOf = (inside) => inside?.closest?.('[id^="n"]') ?? null;

/** The number of a node's element. */
export const idOf = (node) => Number(node.id.slice(1));

/** Whether a node accepts events of a kind. */
export const takes = (node, kind) => node?.matches(`[data-on~="${kind}"]`) ?? false;

/** A part of a node's element, excluding the parts of nodes inside it. */
export function part(node, name) {
  const selector = `[data-part~="${name}"]`;
  const first = node.querySelector(selector);
  if (!first || nodeOf(first) === node) return first;
  for (const candidate of node.querySelectorAll(selector)) {
    if (nodeOf(candidate) === node) return candidate;
  }
  return null;
}

/** The target of an operation: a number, or "number.part". */
export function target(name) {
  if (typeof name === "number") return element(name);
  const [id, partName] = name.split(".");
  const node = element(id);
  return node && part(node, partName);
}

/** Whether an element can be used now. */
export const isUsable = (control) => !control.closest('[inert],[disabled],[aria-disabled="true"]');

/** The focusable elements inside an element, in document order. */
export const focusable = (root) =>
  [...root.querySelectorAll('button,a[href],input,select,textarea,summary,[tabindex="0"]')].filter(
    (control) => isUsable(control) && control.tabIndex >= 0 && control.checkVisibility(),
  );

/** The topmost dialog, or the document if none is open. */
export const frontLayer = () => [...document.querySelectorAll("dialog:modal")].pop() ?? document;

/** The label of a control: its accessibility label, its label or title, or the text in it. Cut between characters, never inside one. */
function wordsOf(node) {
  const label = part(node, "label") ?? part(node, "title") ?? node;
  const words = (node.ariaLabel ?? label.textContent).split(/\s+/).filter(Boolean).join(" ");
  return [...words.slice(0, 400)].slice(0, 200).join("");
}

/** The identity of an event's node across sessions: its stable name, and the labels of the control and of a chosen option. */
export function nameOf(id, kind, value) {
  // The window itself handles the query of the address. Without names, nothing of this page can be repeated. What is seen, and in which
  // sizes, is reported anew by each page.
  if (id === 1) return kind === "query" && document.querySelector("[data-k]") ? { name: "", label: "" } : {};
  const node = element(id);
  // Passwords are never stored.
  if (!node?.dataset.k || part(node, "control")?.type === "password") return {};
  const option =
    kind === "select" ? (element(value)?.label ?? element(value)?.textContent)?.trim()
    : kind === "drag" ? [element(value[0])?.dataset.k, value[1]]
    : undefined;
  return { name: node.dataset.k, label: kind === "navigate" ? "" : wordsOf(node), option };
}
