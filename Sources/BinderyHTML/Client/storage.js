// The tab's storage. If it is missing or unreadable, every key is empty.

/** The stored object of a key; an empty one if there is none. */
export function recall(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}

/** Stores an object. */
export function remember(key, object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(object));
  } catch {
    // The page still works; only a reload loses its state.
  }
}
