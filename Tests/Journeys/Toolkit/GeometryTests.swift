@testable internal import TestSupport
internal import BinderyViewModels
internal import BinderyViews
internal import BinderyWeb
internal import Foundation
internal import Testing

extension Toolkit {
  /// Views that know the size in which the browser shows them.
  @Suite(.timeLimit(.minutes(10)))
  struct GeometryTests {
    /// Whether the app knows the width of the chart and of the card, and has drawn them so.
    private static let isFaithful = """
      (() => {
        const width = (name) => document.querySelector(`[data-test="${name}"]`).getBoundingClientRect().width;
        const text = document.body.textContent;
        const bars = [...document.querySelectorAll('[data-test^="bar"]')].map((bar) => bar.getBoundingClientRect().width);
        const chart = width('chart');
        const card = document.querySelector('[data-test="card"]').getBoundingClientRect();
        return text.includes(`Chart: ${Math.floor(chart)}.`) && text.includes(`Text: ${Math.floor(width('text'))}.`)
          && Math.abs(bars[0] - chart) < 1.5 && Math.abs(bars[1] * 2 - bars[0]) < 2
          && Math.abs(card.height - card.width * 0.4) < 1.5 && document.documentElement.scrollWidth <= innerWidth;
      })()
      """
    private static let hasLoadedPart =
      "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/measure.js'))"

    @Test(arguments: [390, 820, 1_440]) func theViewsHaveTheSizeThatTheBrowserReports(width: Int) async throws
    {
      try await withPage(
        of: { WindowGroup("Sizes") { SizesView() } }, on: Screen(width: width, height: 900),
        configure: { $0.appStorage = NoSettings() }
      ) { page in
        try await page.wait(until: Self.isFaithful)
        try await page.screenshot("geometry-\(width)-light")
        // A press of the person is answered as ever.
        try await page.button("Count").click()
        try await page.wait(for: "Pressed: 1")
        try await page.show(on: Screen(width: 640, height: 900).dark)
        try await page.wait(until: Self.isFaithful)
        try await page.screenshot("geometry-640-dark")
        // A page that is loaded again has the right sizes before its script runs.
        let isRight = """
          fetch(location.href).then((answer) => answer.text()).then((text) => {
            const style = document.querySelector('[data-test^="bar"]').parentElement.getAttribute('style');
            return style.includes('width:') && text.includes(style);
          })
          """
        #expect(try await page.evaluate(isRight) == true)
        try await page.reload()
        try await page.wait(until: Self.isFaithful)
      }
    }

    @Test func aPageThatAnotherProcessContinuesHasItsSizes() async throws {
      try await withApp({ WindowGroup("Sizes") { SizesView() } }, sealer: DecimalSealer()) { new in
        try await withRelay(to: { WindowGroup("Sizes") { SizesView() } }, sealer: DecimalSealer()) {
          browser, relay in
          let page = try await browser.open(relay.address)
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.wait(until: Self.isFaithful)
          try await page.waitUntilKept()
          let session = try await page.shownSession
          // What is drawn is never smaller or larger than before.
          try await page.evaluate(
            """
            window.widths = new Set();
            new MutationObserver(() => widths.add(document.querySelector('[data-test^="bar"]').parentElement.style.width))
              .observe(document.body, { subtree: true, attributes: true, childList: true });
            """)
          relay.cut()
          relay.mend(to: try #require(URL(string: new)?.port))
          try await page.evaluate("dispatchEvent(new Event('online'))")
          try await page.waitUntilContinued(from: session)
          try await page.waitUntilKept()
          try await page.wait(until: Self.isFaithful)
          #expect(try await page.evaluate("widths.size <= 1") == true)
        }
      }
    }

    @Test func aLayoutThatGoesBackAndForthComesToRest() async throws {
      try await withPage(of: { WindowGroup("Sizes") { SizesView(isRestless: true) } }) { page in
        // Both widths, and each of them twice again.
        try await page.wait(for: "Changes: 6")
        // Each press is a round trip, in which another report would arrive.
        for _ in 1...5 { try await page.button("Nothing").click() }
        #expect(try await page.evaluate("document.body.textContent.includes('Changes: 6')") == true)
      }
    }

    @Test func aPageWithoutSuchViewsMeasuresNothing() async throws {
      try await withPage(of: { WindowGroup("Sizes") { SizesView(isPlain: true) } }) { page in
        try await page.button("Count").click()
        try await page.wait(for: "Pressed: 1")
        #expect(try await page.evaluate(Self.hasLoadedPart) == false)
      }
    }
  }
}

/// Settings that nobody has changed.
private struct NoSettings: AppStorageStore {
  func appStorage(of owner: String) -> [String: String] { [:] }
  func setAppStorage(_ json: String?, for key: String, of owner: String) {}
  func appStorageChanges() -> AsyncStream<Set<String>> { AsyncStream { $0.finish() } }
}

/// A bar chart and a card whose parts depend on their width.
private struct SizesView: View {
  var isPlain = false
  var isRestless = false
  @State private var presses = 0
  @State private var textWidth = 0.0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Pressed: \(presses)")
        Button("Count") { presses += 1 }
        Button("Nothing") {}
        if isRestless { RestlessView() }
        if !isPlain, !isRestless {
          Text("Text: \(Int(textWidth)).").accessibilityIdentifier("text")
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { textWidth = $0 }
          BarChart(values: [("Mon", 12), ("Tue", 6), ("Wed", 9), ("Thu", 3)])
          CardView()
        }
      }.padding()
    }
  }
}

/// One bar for each value; the longest has the whole width.
private struct BarChart: View {
  let values: [(name: String, value: Double)]

  var body: some View {
    GroupBox {
      GeometryReader { proxy in
        let most = values.map(\.value).max() ?? 1
        VStack(alignment: .leading, spacing: 8) {
          ForEach(values.indices, id: \.self) { index in
            HStack {
              Text(values[index].name).font(.caption).foregroundStyle(.white).padding(.leading, 8)
              Spacer()
            }
            .frame(width: proxy.size.width * values[index].value / most, height: 32)
            .background(Color.blue, in: RoundedRectangle(cornerRadius: 8))
            .accessibilityIdentifier("bar\(index)")
          }
          Text("Chart: \(Int(proxy.size.width)).").font(.footnote)
        }
      }
      .accessibilityIdentifier("chart")
      .frame(height: 190)
    }
  }
}

/// A card whose height is a part of its width, with a badge at a part of its size.
private struct CardView: View {
  @State private var width = 0.0

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      GeometryReader { proxy in
        Circle().fill(.white.opacity(0.4)).frame(width: proxy.size.width / 4, height: proxy.size.width / 4)
          .position(x: proxy.size.width * 0.8, y: proxy.size.height * 0.4)
      }
      Text("A card").font(.title2).foregroundStyle(.white).padding()
    }
    .frame(height: width * 0.4)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .accessibilityIdentifier("card")
    .onGeometryChange(for: Double.self, of: { $0.size.width }) { width = $0 }
  }
}

/// A view whose width depends on its own width.
private struct RestlessView: View {
  @State private var isWide = false
  @State private var changes = 0

  var body: some View {
    Text("Changes: \(changes)").frame(width: isWide ? 300 : 200)
      .onGeometryChange(for: Double.self, of: { $0.size.width }) {
        isWide = $0 < 250
        changes += 1
      }
  }
}
