// The list of commands: all that can be done now, found by typing. Loaded when it is first opened, with Ctrl+K, on a Mac with ⌘K.
//
// The list is read from the document: the same controls with the same names in the same order as in a terminal (TerminalScreen+Popup.swift).

import { focusable, frontLayer, isUsable, nodeOf, part, takes } from "./dom.js";
import { deleteRow, refresh } from "./events.js";
import { send } from "./sending.js";

const isMac = /^Mac/.test(navigator.platform);
let palette;

/** Opens the list over what is in front. */
export function openPalette() {
  if (!palette) palette = new Palette();
}

// MARK: What can be done

/** The commands of a layer, with the actions of a row: those of menus, what does something at once, then values, rows and places. */
function commands(layer, row) {
  const controls = focusable(layer);
  const offered = controls.flatMap(commandsOf);
  const menus = layer === document ? [...document.querySelectorAll(".commands")] : [];
  const all = [
    ...menus.flatMap((menu) => [...menu.querySelectorAll(".button,.link,.switch,.select,.option-input")].flatMap((one) => inMenu(one, menu))),
    ...offered.filter(({ isFirst }) => isFirst),
    ...(row?.isConnected ? rowCommands(row) : []),
    ...offered.filter(({ isFirst }) => !isFirst),
  ];
  // What leaves the screen comes last: the first command is a press of Enter away.
  const refreshed = [...layer.querySelectorAll('[data-on~="refresh"]')].find((node) => node.checkVisibility());
  if (refreshed) all.push({ title: "Refresh", run: () => refresh(refreshed) });
  for (const control of controls.filter((control) => control.matches(".back"))) {
    all.push({ title: control.dataset.act ? "Back" : control.ariaLabel, run: () => control.click() });
  }
  return all.filter(({ title }) => title);
}

function inMenu(control, menu) {
  if (!isUsable(control) || control.closest(".commands [hidden]")) return [];
  return commandsOf(control).map((command) => ({ ...command, group: [menu.dataset.title, command.group].filter(Boolean).join(" · ") }));
}

function commandsOf(control) {
  const node = nodeOf(control);
  if (!node || control.matches(".grip,.actions *,.refresh,.back,.close,.leaflet-control *")) return [];
  const title = nameOf(control, node);
  const keys = shortcut(control);
  const press = () => control.click();
  const focus = () => control.focus();
  if (control.matches("select")) {
    return [...control.options].filter((option) => !option.disabled).map((option) => ({
      title: option.label,
      group: groupOf(node),
      isChosen: option.selected,
      run() {
        control.value = option.value;
        control.dispatchEvent(new Event("change", { bubbles: true }));
      },
    }));
  }
  if (control.type === "radio") return [{ title, group: groupOf(nodeOf(node.parentElement)), isChosen: control.checked, run: press }];
  // One command for the two buttons of a stepper.
  if (control.dataset.act === "decrement") return [{ title: nameOf(node, node), run: focus }];
  if (control.dataset.act === "increment") return [];
  if (control.matches(".tab-button")) return node.previousElementSibling ? [] : [...node.parentElement.children].map(tabCommand);
  if (control.matches(".annotation-title,summary")) return [{ title, run: press }];
  if (control.matches("button,a,[type=checkbox],[type=file]")) return [{ title, keys, isFirst: true, run: press }];
  if (control.matches("input,textarea")) return [{ title, keys, run: focus }];
  if (control.matches(".leaflet-marker-icon")) return [{ title: control.title, run: press }];
  if (node.matches(".map") || takes(node, "region")) return [{ title, run: focus }];
  return [
    ...(takes(node, "tap") ? [{ title, run: press }] : []),
    ...(takes(node, "doubleTap") ? [{ title, keys: "double", run: () => send(node, "doubleTap") }] : []),
    ...(takes(node, "longPress")
      ? [{ title, run: () => control.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })) }]
      : []),
  ];
}

/** The buttons of a row, and the keys that delete and move it. */
function rowCommands(row) {
  const buttons = [...row.querySelectorAll(".actions .button:not([data-act])")].filter(isUsable);
  const all = buttons.map((button) => ({ title: nameOf(button, button), keys: shortcut(button), run: () => button.click() }));
  if (takes(row, "delete")) all.push({ title: "Delete", keys: "Del", run: () => deleteRow(row) });
  if (!takes(row, "move")) return all;
  const rows = [...row.parentElement.children].filter((sibling) => takes(sibling, "move"));
  const move = (by) => rows[rows.indexOf(row) + by] && send(row, "move", rows.indexOf(row) + by);
  return [...all, { title: "Move up", keys: "Alt+↑", run: () => move(-1) }, { title: "Move down", keys: "Alt+↓", run: () => move(1) }];
}

/** The button of a tab. Its page is between it and the next button. */
function tabCommand(tab) {
  const button = part(tab, "control");
  const { badge } = button.dataset;
  const title = nameOf(button, tab);
  return { title: badge ? `${title} (${badge})` : title, isChosen: button.ariaCurrent === "page", isFirst: true, run: () => button.click() };
}

const groupOf = (picker) => part(picker, "label")?.textContent;

/** The name of a control: its name for screen readers, its label, or the text in it. */
function nameOf(control, node) {
  const isPart = control !== node && control.matches("button");
  const label = isPart ? null : (part(node, "label") ?? part(node, "title"));
  const name = control.ariaLabel || node.ariaLabel || (label && words(label)) || words(control) || words(node) || control.title || "";
  return name.split(/\s+/).filter(Boolean).join(" ");
}

function words(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.hidden || node.ariaHidden === "true" || node.matches("select,.actions,.refusal")) return "";
  if (node.ariaLabel || node.alt) return node.ariaLabel || node.alt;
  return node.matches(".text") ? node.textContent : [...node.childNodes].map(words).filter(Boolean).join(" ");
}

/** The keys of a control in words: `Ctrl+Shift+N`, on a Mac `⇧⌘N`. */
function shortcut(control) {
  const keys = control.getAttribute("aria-keyshortcuts");
  if (!keys) return "";
  const names = isMac
    ? { Control: "⌃", Meta: "⌘", Alt: "⌥", Shift: "⇧", Enter: "↩", Escape: "⎋", Backspace: "⌫" }
    : { Control: "Ctrl", Meta: "Ctrl", Escape: "Esc", Backspace: "Del" };
  return keys.split("+").map((key) => names[key] ?? key).join(isMac ? "" : "+");
}

/** The commands that contain each typed word; those whose words begin with them are first. */
function matching(all, text) {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [first, others] = [[], []];
  for (const command of all) {
    const text = [command.title, command.group, command.keys].filter(Boolean).join(" ").toLowerCase();
    if (typed.every((part) => text.split(" ").some((word) => word.startsWith(part)))) first.push(command);
    else if (typed.every((part) => text.includes(part))) others.push(command);
  }
  return [...first, ...others];
}

// MARK: The dialog

class Palette {
  constructor() {
    this.layer = frontLayer();
    this.row = document.activeElement.closest?.(".row");
    this.dialog = document.createElement("dialog");
    this.dialog.className = "palette";
    this.dialog.setAttribute("aria-label", "Commands");
    this.dialog.innerHTML =
      '<div class="palette-head"><input class="palette-field" role="combobox" aria-label="Type a command" placeholder="Type a command" aria-expanded="true" aria-autocomplete="list" aria-controls="palette-list" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">' +
      '<button type="button" class="button" data-role="cancel">Close</button></div>' +
      '<ul class="palette-list" id="palette-list" role="listbox" aria-label="Commands"></ul><p class="palette-note" role="status"></p>';
    const [head, list, note] = this.dialog.children;
    Object.assign(this, { field: head.firstChild, list, note, chosen: 0 });
    this.field.oninput = () => this.show(0);
    head.lastChild.onclick = () => this.close();
    this.dialog.onkeydown = (event) => this.pressed(event);
    this.dialog.onclose = () => this.close();
    this.list.onclick = ({ target }) => this.run([...this.list.children].indexOf(target.closest("[role=option]")));
    // The field keeps the focus.
    this.list.onmousedown = (event) => event.preventDefault();
    document.body.append(this.dialog);
    this.all = commands(this.layer, this.row);
    this.dialog.showModal();
    this.field.focus();
    this.show(0);
    this.changes = new MutationObserver(() => (this.frame ??= requestAnimationFrame(() => this.reload())));
    this.changes.observe(document.getElementById("main"), { attributes: true, characterData: true, childList: true, subtree: true });
  }

  /** Takes what can be done now, and keeps the chosen command. */
  reload() {
    this.frame = undefined;
    if (!this.dialog.open) return;
    const front = [...document.querySelectorAll("#main dialog:modal")].pop() ?? document;
    if (front !== this.layer) return this.close();
    const name = ({ title, group, keys, isChosen }) => [title, group, keys, isChosen].join("\n");
    const before = this.all.map(name).join("\n\n");
    this.all = commands(this.layer, this.row);
    if (this.all.map(name).join("\n\n") !== before) {
      const chosen = this.shown[this.chosen];
      const shown = matching(this.all, this.field.value);
      this.show(Math.max(0, shown.findIndex((command) => chosen && name(command) === name(chosen))));
    } else {
      this.shown = matching(this.all, this.field.value);
    }
  }

  /** Shows the commands that match what is typed, and chooses one. */
  show(chosen) {
    this.shown = matching(this.all, this.field.value);
    this.list.replaceChildren(
      ...this.shown.map((command, index) => {
        const row = document.createElement("li");
        row.id = `palette-${index}`;
        row.setAttribute("role", "option");
        if (command.isChosen) row.dataset.chosen = "";
        for (const [tag, text] of [["span", command.title], ["small", command.group], ["kbd", command.keys]]) {
          if (text) row.appendChild(document.createElement(tag)).textContent = text;
        }
        return row;
      }),
    );
    const count = this.shown.length;
    this.note.textContent = count ? `${count} ${count === 1 ? "command" : "commands"}` : this.all.length ? "Nothing matches." : "There is nothing to choose.";
    this.choose(chosen);
  }

  choose(index) {
    this.list.children[this.chosen]?.removeAttribute("aria-selected");
    this.chosen = index;
    const row = this.list.children[index];
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.field.setAttribute("aria-activedescendant", row.id);
    else this.field.removeAttribute("aria-activedescendant");
  }

  pressed(event) {
    const { key } = event;
    // The keys of the page have no meaning here.
    event.stopPropagation();
    if (event.isComposing) return;
    const last = this.shown.length - 1;
    const target = {
      ArrowDown: this.chosen < last ? this.chosen + 1 : 0,
      ArrowUp: this.chosen ? this.chosen - 1 : last,
      PageDown: Math.min(last, this.chosen + 8),
      PageUp: Math.max(0, this.chosen - 8),
    }[key];
    if (target !== undefined) this.choose(target);
    else if (key === "Enter" && event.target === this.field) this.run(this.chosen);
    else if (key.toLowerCase() === "k" && (isMac ? event.metaKey : event.ctrlKey)) this.close();
    else return;
    event.preventDefault();
  }

  run(index) {
    const command = this.shown[index];
    if (!command) return;
    this.close();
    command.run();
  }

  /** Closes the list; the browser gives the focus back. */
  close() {
    if (palette !== this) return;
    palette = undefined;
    this.changes?.disconnect();
    if (this.dialog.open) this.dialog.close();
    this.dialog.remove();
  }
}
