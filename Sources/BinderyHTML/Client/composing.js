// Text that an input method composes, such as kana before they become kanji. Until it is done the text belongs to the input method: one that
// the page replaced would be inserted a second time.

let composed = null;
let held = null;

/** Registers the event listeners. */
export function startComposing() {
  document.addEventListener("compositionstart", ({ target }) => {
    composed = target;
    held = null;
  });
  // The answer to newer text follows.
  document.addEventListener("input", () => (held = null));
  document.addEventListener("compositionend", ({ target }) => {
    composed = null;
    if (held !== null) replaceText(target, held);
  });
}

/** Replaces the text of a field, and keeps the caret where it is. While text is composed in the field, it is replaced afterwards. */
export function replaceText(field, text) {
  if (field === composed) return (held = text);
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.value = text;
  if (field === document.activeElement && selectionStart !== null && field.setSelectionRange) {
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  }
}
