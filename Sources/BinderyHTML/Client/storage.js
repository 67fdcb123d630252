// The tab's storage. If it is missing or unreadable, every key is empty. What a page of a user stores is for pages of that user only, and waits
// for them while nobody or somebody else is logged in.

const user = document.querySelector('meta[name="bindery-user"]')?.content;
const own = (key) => (user ? `${key}:${user}` : key);

/** Removes the keys of this program that match a pattern. */
function forget(pattern) {
  for (const key of Object.keys(sessionStorage)) if (pattern.test(key) && !key.endsWith(`:${user}`)) sessionStorage.removeItem(key);
}

// What the page before the log-in has stored, such as a name that was typed there, is not for the page after the log-out.
try {
  if (user) forget(/^bindery:\w+$/);
} catch {
  // There is no storage.
}

/** The stored object of a key; an empty one if there is none. */
export function recall(key) {
  try {
    return JSON.parse(sessionStorage.getItem(own(key))) ?? {};
  } catch {
    return {};
  }
}

/**
 * Stores an object, if need be in place of what waits for other users of this tab. Returns whether that worked. Without storage, the page
 * still works; only a reload loses its state.
 */
export function remember(key, object, needsRoom) {
  try {
    if (needsRoom) forget(/^bindery:\w+:/);
    sessionStorage.setItem(own(key), JSON.stringify(object));
    return true;
  } catch {
    return !needsRoom && remember(key, object, true);
  }
}
