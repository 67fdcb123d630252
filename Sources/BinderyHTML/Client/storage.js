// The tab's storage. Where there is none, or it can't be read, nothing is found.

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
    // The page continues; only a reload then begins anew.
  }
}
