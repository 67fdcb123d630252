@testable internal import TestSupport
internal import Testing

extension Journeys.Screens {
  /// Every screen of every app, measured from the narrowest phones to a large desktop, light and dark, and zoomed: what can be pressed is large
  /// enough and takes the press, words are whole and do not overlap, nothing is cut, and the focus is visible. On a phone, axe-core checks it as
  /// well.
  @Suite(.timeLimit(.minutes(10)))
  struct LegibilityTests {
    private static let devices: [(name: String, screen: Screen, rules: Axe.Rules?)] = [
      ("narrow phone", Screen(width: 320, height: 640, scale: 2, isPhone: true), nil),
      ("phone", .phone, .all),
      ("phone, dark", .phone.dark, .contrast),
      ("tablet", Screen(width: 820, height: 1180, scale: 2, isPhone: true), nil),
      ("desktop", Screen(width: 1440, height: 900), nil),
      ("desktop, dark", Screen(width: 1440, height: 900).dark, nil),
      // The page has half of the points of the window then.
      ("desktop, zoomed to 200 %", Screen(width: 720, height: 450, scale: 2), nil),
    ]

    @Test(.enabled(if: Axe.source != nil || Axe.isRequired, "axe-core was not fetched: Scripts/setup test"))
    func axeCoreWasFetched() { #expect(Axe.source != nil) }

    @Test func everyScreenOfEveryAppCanBeReadAndPressed() async throws {
      try await withServer { server, _ in
        try await journey("legibility") { browser in
          for screen in GalleryScreen.all { try await check(screen, of: server, in: browser) }
        }
      }
    }

    @Test(arguments: [
      ("Board", [GalleryScreen("Board, log in", "/")]),
      (
        "SwiftUISamples",
        [
          GalleryScreen("Weather", "/"),
          GalleryScreen("Weather, a city", "/") { try await $0.follow("Cairo") },
          GalleryScreen("Movies", "/movies"),
          GalleryScreen("Movies, a movie", "/movies") { try await $0.follow("Below the Ice") },
          GalleryScreen("Sign up", "/sign-up"),
          GalleryScreen("Sign up, problems", "/sign-up") { page in
            try await page.role("textbox", "Username").fill("ro")
            try await page.role("textbox", "Email").fill("robin@")
            try await page.selector("input[type=password]").fill("abcdefg1")
          },
          GalleryScreen("Expenses", "/expenses"),
          GalleryScreen("Expenses, a new one", "/expenses") { try await $0.button("Add Expense").click() },
          GalleryScreen("Library", "/books"),
          GalleryScreen("Library, a book", "/books") { try await $0.follow("The Salt Road") },
          GalleryScreen("Library, statistics", "/books") { page in
            try await page.button("Statistics").click()
            try await page.wait(until: "[...document.images].some(e => e.complete && e.naturalWidth === 250)")
          },
          GalleryScreen("Chat", "/chat"), GalleryScreen("Photos", "/photos"),
          GalleryScreen("Settings", "/settings"), GalleryScreen("Trips", "/trips"),
          GalleryScreen("Trips, a trip", "/trips") { page in
            try await page.button("Add Trip").click()
            try await page.role("textbox", "Name").fill("Oslo")
            try await page.button("Save").click()
            try await page.text("Oslo").waitUntilShown()
            try await page.follow("Oslo")
          },
        ]
      ),
    ])
    func theScreensOfSamplesCanBeReadAndPressed(program: String, screens: [GalleryScreen]) async throws {
      try await withFolder { folder in
        let server = try await ServerProcess.start(program, home: folder)
        try await withServers([server]) {
          try await journey("legibility-\(program)") { browser in
            for screen in screens { try await check(screen, of: server, in: browser) }
          }
          #expect(await server.stop() == 0)
        }
      }
    }

    /// Loads a screen once, and measures it on each device.
    private func check(_ screen: GalleryScreen, of server: ServerProcess, in browser: Browser) async throws {
      // Use a separate tab, because a tab restores its open screens.
      let page = try await browser.open(on: .phone)
      try await page.open(server.address + screen.path)
      try await page.wait(until: "document.documentElement.dataset.ready === ''")
      try await screen.steps(page)
      for (name, device, rules) in Self.devices {
        try await page.show(on: device)
        var faults = try await page.legibilityFaults()
        if let rules { faults += try await page.violations(of: rules).map(\.description) }
        for fault in faults { Issue.record("\(screen.name), \(name), \(device.width) points wide: \(fault)") }
      }
      try await page.close()
    }
  }
}

extension Page {
  /// Goes to the screen of a link, which has its name as its title.
  func follow(_ name: String) async throws {
    try await role("link", containing: name).click()
    try await heading(name).waitUntilShown()
  }

  /// What is too small to press or does not take the press, broken, cut, over other words, or has no visible focus.
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

      // A control takes the press at its middle, once it is scrolled to.
      const scrolled = [scrollX, scrollY];
      for (const control of controls) {
        const target = control.closest("label") ?? control;
        if (control.closest(".map, .text, .column-edge") || getComputedStyle(target).pointerEvents === "none") continue;
        target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        // On touch screens, the actions of a row are behind it.
        control.closest(".actions")?.parentElement.scrollTo({ left: 1e4, behavior: "instant" });
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit || !(target.contains(hit) || hit.contains(target) && hit.matches("label, a, button"))) {
          faults.add(`A press on ${described(control)} is one on ${hit ? described(hit) : "nothing"}.`);
        }
      }
      for (const row of front.querySelectorAll(".row, .scroll")) row.scrollLeft = 0;
      scrollTo({ left: scrolled[0], top: scrolled[1], behavior: "instant" });

      // What stays while the rest scrolls is over it for a reason.
      const layerOf = (element) => {
        for (let one = element; one; one = one.parentElement) {
          if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return one;
        }
        return null;
      };
      const lines = [];
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
        if (!element.closest(".map, .overlay, .underlay")) {
          const layer = layerOf(element);
          const frames = [element, ...clippers(element, "X"), ...clippers(element, "Y")]
            .filter((one) => getComputedStyle(one).overflow !== "visible").map((one) => one.getBoundingClientRect());
          for (const { left, right, top, bottom } of range.getClientRects()) {
            const box = {
              left: Math.max(left, ...frames.map((frame) => frame.left)), right: Math.min(right, ...frames.map((frame) => frame.right)),
              top: Math.max(top, ...frames.map((frame) => frame.top)), bottom: Math.min(bottom, ...frames.map((frame) => frame.bottom)),
            };
            if (box.right - box.left > 1 && box.bottom - box.top > 4) lines.push({ node, layer, box });
          }
        }
        const { left, right } = range.getBoundingClientRect();
        for (const clipper of [element, ...clippers(element, "X")].filter((one) => getComputedStyle(one).overflowX !== "visible")) {
          const box = clipper.getBoundingClientRect();
          if (isScrolled(clipper) || box.width < 2) break;
          if (left < box.left - 1 || right > box.right + 1) { faults.add(`“${node.data.trim()}” is cut.`); break; }
        }
      }

      lines.sort((one, other) => one.box.top - other.box.top);
      lines.forEach(({ node, layer, box }, index) => {
        for (const other of lines.slice(index + 1)) {
          if (other.box.top > box.bottom - 4) break;
          if (other.node === node || other.layer !== layer) continue;
          const overlap = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          if (overlap > 2) faults.add(`“${node.data.trim()}” and “${other.node.data.trim()}” overlap.`);
        }
      });

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
