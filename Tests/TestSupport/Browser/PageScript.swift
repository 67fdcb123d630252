/// The script in every document, which reports changes, so that a journey waits for a change instead of a
/// time.
enum PageScript {
  static let source = #"""
    (() => {
      const key = Symbol.for("journey");
      if (window[key]) return;
      const waiters = new Set();
      let changes = 0;
      const changed = () => { changes += 1; for (const check of [...waiters]) check(); };
      new MutationObserver(changed).observe(document,
        { subtree: true, childList: true, attributes: true, characterData: true });
      for (const name of ["input", "change", "focusin", "focusout", "scroll", "popstate", "hashchange", "load",
        "readystatechange", "transitionend", "animationend", "toggle", "close", "online", "offline"]) {
        addEventListener(name, changed, { capture: true, passive: true });
      }
      const until = (condition, limit) => new Promise((resolve) => {
        const check = () => {
          let value;
          try { value = condition(); } catch { return; }
          if (!value) return;
          waiters.delete(check); clearTimeout(end); clearInterval(beat);
          resolve(value);
        };
        const end = setTimeout(() => { waiters.delete(check); clearInterval(beat); resolve(null); }, limit);
        // Properties such as a field's value change without an event.
        const beat = setInterval(check, 50);
        waiters.add(check);
        check();
      });
      const shows = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
      const words = (element) => (element.innerText ?? "").replace(/\s+/g, " ");
      window[key] = {
        isOld: false,
        get changes() { return changes; },
        until,
        changedAfter: (count, limit) => until(() => changes !== count, limit).then(() => changes),
        withText(root, text) {
          const holds = (element) => words(element).includes(text) && shows(element);
          return [...root.querySelectorAll("*")].filter((element) =>
            holds(element) && ![...element.children].some(holds));
        },
        withSelector: (root, selector) => [...root.querySelectorAll(selector)].filter(shows),
      };
    })();
    """#
}
