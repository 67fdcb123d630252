// The tab's storage. If it is missing or unreadable, every key is empty.

/** The stored object of a key; an empty one if there is none. */
export function recall(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}

/** Stores an object, and returns whether that worked. Without storage, the page still works; only a reload loses its state. */
export function remember(key, object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(object));
    return true;
  } catch {
    return false;
  }
}
