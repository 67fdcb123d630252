// The places where what is held can land: on an element that takes it, or before or after one of a list. Loaded with drag.js.

import { frontLayer, isUsable, takes } from "./dom.js";

/** Where it lands: on an element, before it or after it. */
export const [on, before, after] = [0, 1, 2];

/** The rows among which a row can move, in document order. */
export const movable = (row) => (takes(row, "move") ? [...row.parentElement.children].filter((sibling) => takes(sibling, "move")) : []);

/** The elements that take what an element offers, in document order. */
export function targetsOf(source) {
  const { drag } = source.dataset;
  const own = movable(source);
  return [...frontLayer().querySelectorAll('[data-on~="move"],[data-insert],[data-drop]')].filter(
    (node) =>
      (own.includes(node) || (drag && [node.dataset.insert, node.dataset.drop].includes(drag))) &&
      !source.contains(node) && isUsable(node) && node.checkVisibility(),
  );
}

/** Whether an element takes it itself, instead of beside it. */
export const isOn = ({ source }, node) => source.dataset.drag !== undefined && node.dataset.drop === source.dataset.drag;

/** Whether elements beside each other are in a line. */
export const isAcross = (node) => node.parentElement.matches('.grid,[data-axis="horizontal"]');

/** The place at a point; null for none. Above and below a list it is the nearest one in it. */
export function placeAt(held, x, y) {
  const beside = held.targets.filter((node) => !isOn(held, node));
  for (let node = document.elementFromPoint(x, y); node; node = node.parentElement) {
    if (node === held.source) return null;
    if (held.targets.includes(node) && isOn(held, node)) return { node, where: on };
    const isList = node.matches(".list,.section");
    const rows = beside.filter((row) => row === node || row.parentElement === node || (isList && node.contains(row)));
    if (rows.length) return nearest(rows, x, y);
  }
  const column = beside.filter((row) => {
    const { left, right } = row.getBoundingClientRect();
    return left <= x && x <= right;
  });
  return column.length ? nearest(column, x, y) : null;
}

function nearest(rows, x, y) {
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const distances = boxes.map(({ left, right, top, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)));
  const index = distances.indexOf(Math.min(...distances));
  const { left, right, top, bottom } = boxes[index];
  const isBefore = isAcross(rows[index]) ? x < (left + right) / 2 : y < (top + bottom) / 2;
  return { node: rows[index], where: isBefore ? before : after };
}

/** All places but that where it is, in document order. */
function places(held) {
  const { source, targets } = held;
  const isHere = ({ node, where }) => node === (where === before ? source.nextElementSibling : where === after && source.previousElementSibling);
  return targets
    .flatMap((node, index) => {
      if (isOn(held, node)) return [{ node, where: on }];
      const isLast = targets[index + 1]?.parentElement !== node.parentElement;
      return isLast ? [{ node, where: before }, { node, where: after }] : [{ node, where: before }];
    })
    .filter((place) => !isHere(place));
}

/** The next place in a direction, or the first one of the next list. */
export function placeAfter(held, count, isByList) {
  const all = places(held);
  const { source, place } = held;
  const list = ({ node, where }) => (where === on ? node : node.parentElement);
  let next = all.findIndex(({ node, where }) => node === place?.node && where === place.where) + count;
  if (!place) {
    next = all.findIndex(({ node }) => source.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (next < 0) next = all.length;
    if (count < 0) next--;
  }
  if (isByList) {
    const own = place ? list(place) : source.parentElement;
    while (all[next] && list(all[next]) === own) next += count;
    const other = all[next] && list(all[next]);
    next = all.findIndex((one) => list(one) === other);
  }
  return all[next];
}

/** A place in words: the title of its list, and the position in it. */
export function describe(held, { node, where }) {
  const title = titleOf(where === on ? node : node.parentElement);
  if (where === on) return title || "here";
  const siblings = held.targets.filter((one) => one.parentElement === node.parentElement);
  const position = `${siblings.indexOf(node) + (where === after ? 2 : 1)} of ${siblings.length + 1}`;
  return title ? `${title}, ${position}` : position;
}

/** The label of an element, or the first text in or around it that is not in something that can be moved. */
function titleOf(node) {
  for (let box = node; box && !box.matches(".screen"); box = box.parentElement) {
    const texts = [...box.querySelectorAll(".section-title,.text")];
    const title = box.ariaLabel ?? texts.find((text) => text.textContent && !text.closest(".row,[data-insert],[data-drag]"))?.textContent;
    if (title) return title;
  }
  return "";
}
