// The tab's storage. If it is missing or unreadable, every key is empty. So is what a page of another log-in has stored.

const user = document.querySelector('meta[name="bindery-user"]')?.content;

/** The stored object of a key; an empty one if there is none. */
export function recall(key) {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key));
    return stored?.user === user ? (stored ?? {}) : {};
  } catch {
    return {};
  }
}

/** Stores an object, and returns whether that worked. Without storage, the page still works; only a reload loses its state. */
export function remember(key, object) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...object, user }));
    return true;
  } catch {
    return false;
  }
}
