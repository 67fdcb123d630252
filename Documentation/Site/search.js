// Searches the pages and symbols in search.json: entries of title, kind, path and text.

const form = document.querySelector("form");
const field = document.querySelector("#query");
const count = document.querySelector("#count");
const results = document.querySelector("#results");
const contents = document.querySelector("#contents");
const limit = 50;
let entries;

function load() {
  entries ??= fetch("search.json")
    .then((response) => response.json())
    .then((all) => all.map(([title, kind, path, text]) => ({
      title, kind, path, text, name: title.toLowerCase(), all: `${title} ${path} ${text}`.toLowerCase(),
    })));
  return entries;
}

// The lowest number is the best: the word itself, its beginning, a part of it, and then what only contains the words.
function rank({ name, kind }, query) {
  if (name === query || name.startsWith(`${query}(`)) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(query)) return 2;
  return kind === "Page" ? 3 : 4;
}

function excerpt(text, word) {
  const place = text.toLowerCase().indexOf(word);
  const start = place > 80 ? text.indexOf(" ", place - 60) + 1 : 0;
  return (start ? "… " : "") + text.slice(start, start + 180) + (text.length > start + 180 ? " …" : "");
}

function item({ title, kind, path, text }, word) {
  const link = Object.assign(document.createElement("a"), { href: path, textContent: title });
  const where = Object.assign(document.createElement("small"), { textContent: kind });
  const words = Object.assign(document.createElement("p"), { textContent: excerpt(text, word) });
  const row = document.createElement("li");
  row.append(link, where, words);
  return row;
}

async function search() {
  const query = field.value.trim().toLowerCase();
  history.replaceState(null, "", query ? `?q=${encodeURIComponent(field.value.trim())}` : location.pathname);
  const words = query.split(/\s+/);
  const found = query ? (await load()).filter(({ all }) => words.every((word) => all.includes(word))) : [];
  if (field.value.trim().toLowerCase() !== query) return;
  found.sort((one, other) => rank(one, query) - rank(other, query) || one.title.length - other.title.length);
  results.replaceChildren(...found.slice(0, limit).map((entry) => item(entry, words[0])));
  results.hidden = !query;
  contents.hidden = Boolean(query);
  const all = found.length === 1 ? "1 result" : `${found.length} results`;
  count.textContent = !query ? "" : found.length > limit ? `${all}, the first ${limit} of them` : all;
}

form.hidden = false;
field.addEventListener("input", search);
field.addEventListener("focus", load, { once: true });
form.addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
field.value = new URLSearchParams(location.search).get("q") ?? "";
if (field.value) search();
