@testable internal import TestSupport
internal import Testing

extension Journeys.Screens {
  /// Every screen of every app, measured on the narrowest phones and on a large desktop: what can be pressed is large
  /// enough, words are whole, nothing is cut, and the focus is visible.
  @Suite(.timeLimit(.minutes(10)))
  struct LegibilityTests {
    private static let narrow = Screen(width: 320, height: 640, scale: 2, isPhone: true)
    private static let wide = Screen(width: 1440, height: 900)

    @Test(arguments: [narrow, wide])
    func everyScreenOfEveryAppCanBeReadAndPressed(device: Screen) async throws {
      try await withServer { server, _ in
        try await journey("legibility-\(device.width)") { browser in
          for screen in GalleryScreen.all {
            // Use a separate tab, because a tab restores its open screens.
            let page = try await browser.open(on: device)
            try await page.open(server.address + screen.path)
            try await page.wait(until: "document.documentElement.dataset.ready === ''")
            try await screen.steps(page)
            for fault in try await page.legibilityFaults() {
              Issue.record("\(screen.name), \(device.width) points wide: \(fault)")
            }
            try await page.close()
          }
        }
      }
    }
  }
}

extension Page {
  /// What is too small to press, broken, cut or has no visible focus.
  func legibilityFaults() async throws -> [String] {
    try await waitForAnimations()
    return try await evaluate(Self.legibilityScript).array.compactMap(\.string)
  }

  private static let legibilityScript = #"""
    (() => {
      const least = matchMedia("(pointer: coarse)").matches ? 44 : 24;
      const faults = new Set();
      const described = (element) =>
        `${element.localName}.${element.classList} “${(element.getAttribute("aria-label") || element.textContent).trim().slice(0, 40)}”`;
      const isForScreenReaders = (element) => element
        && (getComputedStyle(element).clipPath.startsWith("inset(50%") || isForScreenReaders(element.parentElement));
      const isShown = (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForScreenReaders(element);
      const clippers = (element, direction) => {
        const found = [];
        for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
          if (getComputedStyle(one)["overflow" + direction] !== "visible") found.push(one);
        }
        return found;
      };
      const isScrolled = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
      if (document.documentElement.scrollWidth > innerWidth) faults.add("The page scrolls sideways.");

      // What is behind a sheet can be neither read nor pressed.
      const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      const controls = [...front.querySelectorAll(
        "a[href], button, select, summary, textarea, input:not([type=hidden]), [role=button]")].filter((control) =>
          isShown(control.closest("label") ?? control));
      for (const control of controls) {
        // Words in a sentence are as high as its lines, and the pin of a place as its picture.
        if (control.matches(".text a, .leaflet-control-attribution a, img")) continue;
        const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
        if (Math.min(width, height) < least - 0.5) faults.add(`${described(control)} is ${width} by ${height} points.`);
      }

      const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const element = node.parentElement;
        if (!node.data.trim() || element.closest("script, style, option, [data-mono], [aria-hidden=true]") || !isShown(element)) continue;
        for (const word of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) {
            faults.add(`The word “${word[0]}” is broken in ${described(element)}.`);
          }
        }
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        for (const clipper of [element, ...clippers(element, "X")].filter((one) => getComputedStyle(one).overflowX !== "visible")) {
          const box = clipper.getBoundingClientRect();
          if (isScrolled(clipper) || box.width < 2) break;
          if (left < box.left - 1 || right > box.right + 1) { faults.add(`“${node.data.trim()}” is cut.`); break; }
        }
      }

      const focused = document.activeElement;
      for (const control of controls) {
        control.focus({ preventScroll: true, focusVisible: true });
        const style = getComputedStyle(control);
        if (document.activeElement !== control || style.outlineStyle === "none") continue;
        const margin = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
        const box = control.getBoundingClientRect();
        const ring = { left: box.left - margin, right: box.right + margin, top: box.top - margin, bottom: box.bottom + margin };
        if (clippers(control, "X").some((clipper) => {
          const frame = clipper.getBoundingClientRect();
          const isWide = ring.left < frame.left - 0.5 || ring.right > frame.right + 0.5;
          const isTall = ring.top < frame.top - 0.5 || ring.bottom > frame.bottom + 0.5;
          return isTall && clipper.scrollHeight <= clipper.clientHeight + 1 || isWide && !isScrolled(clipper);
        })) faults.add(`The focus of ${described(control)} is cut.`);
      }
      focused?.focus({ preventScroll: true });
      return [...faults];
    })()
    """#
}
