// A page has the icons that it shows. The others are loaded once, because a patch may need any of them.

let delay = 1_000;

export async function start() {
  try {
    const reply = await fetch(new URL("icons.svg", import.meta.url));
    if (!reply.ok) throw new Error(`icons.svg: ${reply.status}`);
    document.querySelector(".sprite").outerHTML = await reply.text();
  } catch {
    setTimeout(start, (delay *= 2));
  }
}
