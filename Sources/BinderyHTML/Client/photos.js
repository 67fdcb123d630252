// User photos: chosen in a file field, previewed, and uploaded by a separate request with a progress bar. The server accepts each upload once: a
// retry after a lost connection carries the same number.

import { idOf, nodeOf } from "./dom.js";
import { announce } from "./status.js";
import { onInsert } from "./patch.js";

const content = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
const limit = Number(content("bindery-upload-limit") ?? Infinity);
const words = (bytes) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${Math.ceil(bytes / 1e5) / 10} MB`);
const previewHeight = 144;
const pickers = new WeakMap();

/** Handles each picker of the document, also those added later. */
export function start() {
  document.addEventListener("change", ({ target }) => target.matches(".photos-input") && take(target));
  onInsert((root) => {
    for (const node of [...(root.matches(".photos") ? [root] : []), ...root.querySelectorAll(".photos")]) watch(node);
  });
  // Files chosen before this script was loaded.
  for (const field of document.querySelectorAll(".photos-input")) take(field);
}

/** Uploads the file in a field, if there is one. */
function take(field) {
  const [file] = field.files;
  if (!file) return;
  const node = nodeOf(field);
  pickers.get(node)?.end();
  const upload = new Upload(node, file, Math.min(limit, field.dataset.limit ?? Infinity));
  pickers.set(node, upload);
  // Makes choosing the same file again a change.
  field.value = "";
  upload.start();
}

/** Removes the preview once the app has cleared the selection. */
function watch(node) {
  new MutationObserver(() => {
    const upload = pickers.get(node);
    if (upload?.isSent && !("chosen" in node.dataset)) upload.end();
  }).observe(node, { attributes: true, attributeFilter: ["data-chosen"] });
}

class Upload {
  constructor(node, file, most) {
    Object.assign(this, { node, file, most, isSent: false });
    this.number = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join("-");
    this.isPicture = node.dataset.kind !== "file";
    this.noun = this.isPicture ? "picture" : "file";
    this.name = file.name || `your ${this.noun}`;
    this.box = document.createElement("div");
    this.box.className = "photos-state";
    this.box.setAttribute("role", "group");
    this.box.setAttribute("aria-label", this.name);
    this.box.innerHTML =
      '<canvas class="photos-preview" role="img" hidden></canvas><div class="photos-words"><span class="photos-name"></span>' +
      '<progress class="progress-bar" max="1" value="0"></progress><span class="photos-note" role="status"></span></div>' +
      '<button type="button" class="button" data-style="bordered"></button>';
    [this.canvas, this.words, this.button] = this.box.children;
    [this.title, this.bar, this.note] = this.words.children;
    this.title.textContent = this.name;
    this.bar.setAttribute("aria-label", `Uploading ${this.name}`);
    node.append(this.box);
  }

  async start() {
    this.say("Opening…", "Cancel", () => this.cancel());
    if (this.file.size > this.most) {
      return this.fail(
        `The ${this.noun} has ${words(this.file.size)}; the limit is ${words(this.most)}. Choose a smaller one.`,
      );
    }
    if (!this.isPicture) return this.send();
    try {
      this.preview(await createImageBitmap(this.file, { resizeHeight: previewHeight, resizeQuality: "medium" }));
    } catch {
      return this.fail("The file is not a picture that browsers show. Choose a JPEG, PNG, WebP or GIF.");
    }
    if (this.box.isConnected) this.send();
  }

  /** Shows a preview. A canvas needs no URL, so the content security policy stays strict. */
  preview(bitmap) {
    Object.assign(this.canvas, { width: bitmap.width, height: bitmap.height, hidden: false });
    this.canvas.setAttribute("aria-label", `Preview of ${this.name}`);
    this.canvas.getContext("2d").drawImage(bitmap, 0, 0);
    bitmap.close();
  }

  send() {
    const request = (this.request = new XMLHttpRequest());
    request.open("POST", `/bindery/upload/${idOf(this.node)}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("Bindery-Session", content("bindery-token"));
    request.setRequestHeader("Bindery-Upload", this.number);
    request.setRequestHeader("Bindery-Name", encodeURIComponent(this.name.slice(0, 100)));
    request.upload.onprogress = ({ loaded, total }) => {
      if (!this.node.isConnected) return request.abort();
      this.bar.value = loaded / total;
    };
    request.onload = () => (request.status < 300 ? this.sent() : this.fail(request.responseText, request.status >= 500 || request.status === 408));
    request.onerror = () => this.fail(`The connection was lost before the ${this.noun} was uploaded.`, true);
    this.bar.hidden = false;
    this.bar.value = 0;
    this.say(`Uploading ${words(this.file.size)}`, "Cancel", () => this.cancel());
    request.send(this.file);
  }

  sent() {
    this.isSent = true;
    this.request = null;
    this.bar.hidden = true;
    this.button.hidden = true;
    this.say("Uploaded");
    announce(`${this.name} was uploaded.`);
    // If the app clears the selection immediately, no change of the selection arrives.
    setTimeout(() => "chosen" in this.node.dataset || this.end(), 1500);
  }

  fail(sentence, isWorthAnotherTry = false) {
    this.request = null;
    this.bar.hidden = true;
    this.box.dataset.failed = "";
    if (isWorthAnotherTry) this.say(sentence, "Try again", () => this.send());
    else this.say(sentence, "Dismiss", () => this.end(true));
  }

  cancel() {
    announce("Cancelled.");
    this.end(true);
  }

  /** Shows a note, and a button with the next action. */
  say(note, label = "", act = null) {
    if (act && label !== "Try again" && label !== "Dismiss") delete this.box.dataset.failed;
    this.note.textContent = note;
    this.button.textContent = label;
    this.button.onclick = act;
  }

  /** Cancels the request and removes the preview; the focus returns to the field if the user asked for it. */
  end(isAsked = false) {
    this.request?.abort();
    this.request = null;
    this.box.remove();
    if (pickers.get(this.node) === this) pickers.delete(this.node);
    if (isAsked) this.node.querySelector(".photos-input").focus();
  }
}
