@testable internal import TestSupport
internal import BinderyViewModels
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// The items of a toolbar where they do not all fit, and its title between them.
  @Suite(.timeLimit(.minutes(10)))
  struct ToolbarTests {
    @Test(arguments: [320, 390])
    func aPhoneHasWhatDoesNotFitInAMenu(width: Int) async throws {
      try await withTools(on: Screen(width: width, height: 640, scale: 2, isPhone: true)) { page in
        #expect(try await page.tools == ["More", "Share", "Copy", "Save"])
        #expect(try await page.isOneLine)
        try await page.button("More").click()
        try await page.button("Move").waitUntilShown()
        #expect(try await page.tools == ["More", "Share", "Copy", "Move", "Archive", "Save"])
        let words = try await page.evaluate(
          "getComputedStyle(document.querySelector('.button[aria-label=Move]'), '::after').content")
        #expect(words.string == "\"Move\"")
        try await page.screenshot("toolbar-menu-\(width)")
        try await page.button("Archive").click()
        try await page.wait(for: "Archive was pressed.")
        // A press closes it.
        try await page.wait(until: "!document.querySelector('.more-open').matches(':popover-open')")
        #expect(try await page.tools == ["More", "Share", "Copy", "Save"])
      }
    }

    @Test func theMenuIsUsedByKeyboard() async throws {
      try await withTools(on: .phone) { page in
        try await page.press(named: "More")
        try await page.press(named: "Move")
        try await page.wait(for: "Move was pressed.")
        try await page.press("Escape")
        try await page.wait(until: "!document.querySelector('.more-open').matches(':popover-open')")
        #expect(try await page.tools == ["More", "Share", "Copy", "Save"])
      }
    }

    @Test func aWideWindowHasAllItemsInItsBar() async throws {
      try await withTools(on: .desktop) { page in
        let (tools, isOneLine) = (try await page.tools, try await page.isOneLine)
        #expect(tools == ["Share", "Copy", "Move", "Archive", "Save"])
        #expect(isOneLine)
      }
    }

    @Test func theButtonToRefreshIsBesideTheOthers() async throws {
      try await withPage(of: { WindowGroup("Cards") { RefreshedCards() } }) { page in
        try await page.wait(until: "document.documentElement.dataset.ready === ''")
        let gap = try await page.evaluate(
          """
          (() => {
            const [add, refresh] = ["[aria-label=Add]", ".refresh"].map((one) => document.querySelector(one).getBoundingClientRect());
            return refresh.left - add.right;
          })()
          """)
        #expect((0..<40).contains(gap.number ?? 100))
      }
    }

    @Test(arguments: [Screen.phone, .desktop])
    func theTitleIsInTheMiddleBetweenButtonsOfDifferentWidths(device: Screen) async throws {
      try await withTools(on: device) { page in
        try await page.button("Rename").click()
        try await page.heading("Name").waitUntilShown()
        try await page.waitForAnimations()
        let distance = try await page.evaluate(
          """
          (() => {
            const bar = document.querySelector('dialog .bar'), words = document.createRange();
            words.selectNodeContents(bar.querySelector('.bar-title'));
            const [outer, inner] = [bar, words].map((one) => one.getBoundingClientRect());
            return Math.abs(outer.left + outer.right - inner.left - inner.right) / 2;
          })()
          """)
        #expect((distance.number ?? 100) < 1)
      }
    }

    @Test(arguments: [Screen(width: 900, height: 700), .desktop])
    func theItemsOfABarAreBesideTheTabs(device: Screen) async throws {
      try await withTabs(on: device) { page in
        try await page.holds(
          """
          const tabs = all('.tab-button'), named = (name) => all('.bar .button').find(({ element }) => element.textContent === name);
          return tabs.length === 3 && named('Cancel').right <= tabs[0].left && tabs[2].right <= named('Save everything').left
            && near(named('Cancel').left - one('.bar').left, one('.bar').right - named('Save everything').right);
          """)
      }
    }

    @Test func aPhoneHasTheBottomBarAboveTheTabs() async throws {
      try await withTabs(on: .phone) { page in
        try await page.holds(
          "return near(one('.toolbar-item[data-placement=\"bottom\"]').bottom, one('.tab-button').top);")
      }
    }
  }
}

private func withTabs(on device: Screen, _ body: (Page) async throws -> Void) async throws {
  try await withPage(of: { WindowGroup("Tabs") { TabsView() } }, on: device) { page in
    try await page.wait(until: "document.documentElement.dataset.ready === ''")
    try await body(page)
  }
}

private struct TabsView: View {
  @State private var tab = "Cards"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Cards", systemImage: "gear", value: "Cards") {
        NavigationStack {
          List { Text("Card") }.navigationTitle("Cards").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .primaryAction) { Button("Save everything") {} }
            ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
          }
        }
      }
      Tab("Statistics", systemImage: "star", value: "Statistics") { Text("None yet") }
      Tab("Settings", systemImage: "clock", value: "Settings") { Text("None yet") }
    }
  }
}

private struct RefreshedCards: View {
  var body: some View {
    NavigationStack {
      List { Text("Card") }.refreshable {}.navigationTitle("Cards").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Find", icon: .location) {} }
        ToolbarItem(placement: .primaryAction) { Button("Add", icon: .add) {} }
      }
    }
  }
}

private func withTools(on device: Screen, _ body: (Page) async throws -> Void) async throws {
  try await withPage(of: { WindowGroup("Tools") { ToolsView() } }, on: device) { page in
    try await page.wait(until: "document.documentElement.dataset.ready === ''")
    try await body(page)
  }
}

extension Page {
  /// The names of the shown items, in their order in the document.
  fileprivate var tools: [String] {
    get async throws {
      try await evaluate(
        """
        [...document.querySelectorAll('.toolbar :is(.more, .button)')].filter((one) => one.checkVisibility())
          .map((one) => one.getAttribute('aria-label') ?? one.textContent)
        """
      ).array.compactMap(\.string)
    }
  }

  /// Whether all shown items are beside each other.
  fileprivate var isOneLine: Bool {
    get async throws {
      try await evaluate(
        """
        new Set([...document.querySelectorAll('.bar :is(.more, .button)')].filter((one) => one.checkVisibility())
          .map((one) => Math.round(one.getBoundingClientRect().top))).size === 1
          && document.documentElement.scrollWidth <= innerWidth
        """) == true
    }
  }
}

private struct ToolsView: View {
  @State private var pressed = "Nothing"
  @State private var isNaming = false

  var body: some View {
    NavigationStack {
      List {
        Text("\(pressed) was pressed.")
        Button("Rename") { isNaming = true }
      }
      .navigationTitle("Tools")
      .toolbar {
        ToolbarItem { Button("Share", icon: .share) { pressed = "Share" } }
        ToolbarItem { Button("Copy", icon: .add) { pressed = "Copy" } }
        ToolbarItem { Button("Move", icon: .location) { pressed = "Move" } }
        ToolbarItem { Button("Archive", icon: .trash) { pressed = "Archive" } }
        ToolbarItem(placement: .primaryAction) { Button("Save", icon: .check) { pressed = "Save" } }
      }
      .sheet(isPresented: $isNaming) {
        NavigationStack {
          Text("A sheet")
            .navigationTitle("Name")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isNaming = false } }
              ToolbarItem(placement: .confirmationAction) { Button("OK") { isNaming = false } }
            }
        }
      }
    }
  }
}
