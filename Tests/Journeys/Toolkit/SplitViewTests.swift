internal import Bindery
@testable internal import BinderyApp
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// Columns beside each other in wide windows, one after the other on phones.
  @Suite(.timeLimit(.minutes(10)))
  struct SplitViewTests {
    /// The titles of the screens that are shown.
    private static let shown =
      """
      [...document.querySelectorAll('.screen')].filter((one) => one.checkVisibility())
        .map((one) => one.querySelector(':scope > .screen-head > h1').textContent).join()
      """
    /// The labels of the back buttons that are shown.
    private static let back =
      """
      [...document.querySelectorAll('.screen > .bar > .back')].filter((one) => one.checkVisibility())
        .map((one) => one.ariaLabel).join()
      """

    @Test func aPhoneShowsOneColumnAfterTheOther() async throws {
      try await withPage(of: { PlacedWindow.all(of: MailApp())[0] }, on: .phone) { page in
        try await page.wait(for: "Folder 3")
        #expect(try await page.evaluate(Self.shown) == "Mail")
        try await page.text("Folder 3").click()
        try await page.wait(until: "\(Self.shown) === 'Messages'")
        try await page.wait(forPath: "/3")
        try await page.wait(until: "document.activeElement.textContent === 'Messages'")
        try await page.text("Message 2").click()
        try await page.wait(until: "\(Self.shown) === 'Reader' && document.title.startsWith('Reader')")
        try await page.wait(forPath: "/3/2")
        try await page.evaluate("scrollTo(0, 400)")
        try await page.wait(until: "scrollY === 400")
        try await page.reload()
        try await page.wait(for: "Message 2 of folder 3")
        try await page.button("Back to Messages").click()
        try await page.wait(until: "\(Self.shown) === 'Messages'")
        try await page.wait(forPath: "/3")
        // Another message begins at its top.
        try await page.text("Message 4").click()
        try await page.wait(until: "\(Self.shown) === 'Reader' && scrollY === 0")
        try await page.goBack()
        try await page.wait(until: "\(Self.shown) === 'Messages'")
        try await page.goBack()
        try await page.wait(until: "\(Self.shown) === 'Mail'")
        try await page.goForward()
        try await page.wait(until: "\(Self.shown) === 'Messages'")
      }
    }

    @Test func aWideWindowShowsAllColumnsThatScrollByThemselves() async throws {
      try await withPage(of: { PlacedWindow.all(of: MailApp())[0] }) { page in
        try await page.wait(for: "Folder 3")
        #expect(try await page.evaluate(Self.shown) == "Mail,Messages,Reader")
        try await page.text("Folder 3").click()
        try await page.text("Message 2").click()
        try await page.wait(for: "Message 2 of folder 3")
        #expect(try await page.evaluate(Self.back) == "")
        // The edges of the columns, before and after the sidebar and the page scroll.
        let frames = """
          [...document.querySelectorAll('.screen')].map((one) => one.getBoundingClientRect())
            .map(({ left, right, top }) => [left, right - document.body.clientWidth, top].map(Math.round).join(' ')).join()
          """
        let scrolls = "document.querySelector('.screen').scrollTop = 300, scrollTo(0, 200)"
        let width = try await page.evaluate("document.body.clientWidth").number ?? 0
        func expected(_ top: Int) -> JSON {
          let rest = Int(width)
          return .string("0 \(200 - rest) 0,200 \(520 - rest) 0,520 0 \(top)")
        }
        let first = try await page.evaluate(frames)
        #expect(first == expected(0))
        try await page.evaluate(scrolls)
        let scrolled = try await page.evaluate(frames)
        #expect(scrolled == expected(-200))
        let tops = "[...document.querySelectorAll('.screen')].map((one) => one.scrollTop).join()"
        #expect(try await page.evaluate(tops) == "300,0,0")
        // The row that was pressed keeps the focus, and what was chosen is in the history.
        try await page.wait(forPath: "/3/2")
        try await page.goBack()
        try await page.wait(forNo: "Message 2 of folder 3")
        #expect(try await page.evaluate("document.querySelectorAll('.row[aria-current]').length") == 1)
        try await page.role("checkbox", "Sidebar").focus()
        try await page.press(" ")
        try await page.wait(until: "\(Self.shown) === 'Messages,Reader'")
        try await page.press(" ")
        try await page.wait(until: "\(Self.shown) === 'Mail,Messages,Reader'")
      }
    }

    @Test func ofThreeColumnsATabletShowsTheOneInFrontAndItsNeighbor() async throws {
      try await withPage(
        of: { PlacedWindow.all(of: MailApp())[0] }, on: Screen(width: 820, height: 1180)
      ) { page in
        try await page.wait(for: "Folder 3")
        #expect(try await page.evaluate(Self.shown) == "Mail,Messages")
        try await page.text("Folder 3").click()
        try await page.text("Message 2").click()
        try await page.wait(until: "\(Self.shown) === 'Messages,Reader'")
        #expect(try await page.evaluate(Self.back) == "Back to Mail")
        try await page.button("Back to Mail").click()
        try await page.wait(until: "\(Self.shown) === 'Mail,Messages'")
        #expect(try await page.evaluate(Self.back) == "")
      }
    }

    @Test(arguments: [390, 820, 1_440]) func nothingIsCutAtTheSide(width: Int) async throws {
      try await withApp({ PlacedWindow.all(of: MailApp())[0] }) { address in
        try await journey { browser in
          for isDark in [false, true] {
            var screen = Screen(width: width, height: 900, isPhone: width < 700, prefersReducedMotion: true)
            screen.prefersDark = isDark
            let page = try await browser.open("\(address)/3/2", on: screen)
            try await page.wait(for: "Message 2 of folder 3")
            #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
            try await page.screenshot("split-view-\(width)-\(isDark ? "dark" : "light")")
          }
        }
      }
    }
  }
}

private struct MailApp: App {
  var body: some Scene {
    WindowGroup("Mail") { MailView() }
  }
}

private struct MailView: View {
  @State private var folder: Int?
  @State private var message: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<40, id: \.self, selection: $folder) { Text("Folder \($0)") }
        .navigationTitle("Mail")
        .navigationSplitViewColumnWidth(200)
    } content: {
      List(1..<40, id: \.self, selection: $message) { number in
        NavigationLink(value: number) {
          VStack(alignment: .leading, spacing: 2) {
            Text("Message \(number)").font(.headline)
            Text("The first words of a message that is longer than its row").foregroundStyle(.secondary)
              .lineLimit(1)
          }
        }
      }
      .navigationTitle("Messages")
    } detail: {
      VStack(alignment: .leading, spacing: 12) {
        if let folder, let message {
          Text("Message \(message) of folder \(folder)").font(.title2)
          ForEach(0..<30, id: \.self) { _ in
            Text(
              "A paragraph of a message, which is so long that the page scrolls, and that it breaks into lines."
            )
          }
        } else {
          ContentUnavailableView(
            "No message", systemImage: "envelope", description: Text("Choose a message."))
        }
      }
      .navigationTitle("Reader")
      .toolbar { Button("Reply", systemImage: "envelope") {} }
    }
  }
}
