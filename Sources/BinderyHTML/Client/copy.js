// Copies the text of a button. Loaded on demand, by pages with such a button.

import { announce, showNotice } from "./status.js";

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (!button) return;
  if (await copies(button.dataset.copy)) {
    announce("Copied");
    button.dataset.copied = "";
    setTimeout(() => delete button.dataset.copied, 2000);
  } else {
    showNotice("The browser keeps its clipboard. The text is selected: copy it with the keyboard or the menu.");
  }
});

/** Copies a text, and selects it where the page shows it if the browser has no clipboard for this page, as over plain HTTP. */
async function copies(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select(text);
    return document.execCommand("copy");
  }
}

function select(text) {
  const texts = document.createTreeWalker(document.getElementById("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.data !== text) continue;
    getSelection().selectAllChildren(texts.currentNode.parentElement);
    return;
  }
}
