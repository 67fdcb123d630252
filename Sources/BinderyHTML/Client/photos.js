// Pictures of people's own: chosen in a file field, shown small, and sent by a request of their own while a bar says how
// far they are. The server takes each once: what is sent again after a lost connection has the number that it had.

import { idOf, nodeOf } from "./dom.js";
import { announce } from "./status.js";
import { onInsert } from "./patch.js";

const content = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
const limit = Number(content("bindery-upload-limit") ?? Infinity);
const megabytes = (bytes) => String(Math.ceil(bytes / 100_000) / 10);
const previewHeight = 144;
const pickers = new WeakMap();

/** Takes care of each picker that is there or comes. */
export function startPhotos() {
  document.addEventListener("change", (event) => {
    const [file] = event.target.matches(".photos-input") ? event.target.files : [];
    if (!file) return;
    const node = nodeOf(event.target);
    pickers.get(node)?.end();
    const upload = new Upload(node, file);
    pickers.set(node, upload);
    // Choosing the same file again is a change, too.
    event.target.value = "";
    upload.start();
  });
  onInsert((root) => {
    for (const node of [...(root.matches(".photos") ? [root] : []), ...root.querySelectorAll(".photos")]) watch(node);
  });
}

/** Once the app has let go of the picture, it is not shown beside the picker any more. */
function watch(node) {
  new MutationObserver(() => {
    const upload = pickers.get(node);
    if (upload?.isSent && !("chosen" in node.dataset)) upload.end();
  }).observe(node, { attributes: true, attributeFilter: ["data-chosen"] });
}

class Upload {
  constructor(node, file) {
    Object.assign(this, { node, file, isSent: false });
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
    this.bar.setAttribute("aria-label", `Sending ${this.name}`);
    node.append(this.box);
  }

  async start() {
    this.say("Opening…", "Cancel", () => this.cancel());
    if (this.file.size > limit) {
      return this.fail(
        `That ${this.noun} has ${megabytes(this.file.size)} MB, and ${megabytes(limit)} MB is the most that is taken. Choose a smaller one.`,
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

  /** A canvas needs no address, so that the page's policy stays as strict as it is. */
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
    request.onerror = () => this.fail(`The connection was lost before the ${this.noun} was there.`, true);
    this.bar.hidden = false;
    this.bar.value = 0;
    this.say(`Sending, ${megabytes(this.file.size)} MB`, "Cancel", () => this.cancel());
    request.send(this.file);
  }

  sent() {
    this.isSent = true;
    this.request = null;
    this.bar.hidden = true;
    this.button.hidden = true;
    this.say("Sent");
    announce(`${this.name} is sent.`);
    // An app that took it and let go at once changed nothing that would be noticed.
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

  /** Says how it stands; the button does the one thing to do next. */
  say(note, label = "", act = null) {
    if (act && label !== "Try again" && label !== "Dismiss") delete this.box.dataset.failed;
    this.note.textContent = note;
    this.button.textContent = label;
    this.button.onclick = act;
  }

  /** Takes everything away; the focus goes back to the field if it was here. */
  end(isAsked = false) {
    this.request?.abort();
    this.request = null;
    this.box.remove();
    if (pickers.get(this.node) === this) pickers.delete(this.node);
    if (isAsked) this.node.querySelector(".photos-input").focus();
  }
}
