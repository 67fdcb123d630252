@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// Modifiers of a container that everything inside inherits, as a browser shows them.
  @Suite(.timeLimit(.minutes(10)))
  struct InheritanceTests {
    /// The properties of CSS in which the text inside differs from one without the modifier, by the modifier.
    private static let properties = [
      "font": "fontSize", "fontWeight": "fontWeight", "fontDesign": "fontFamily", "italic": "fontStyle",
      "tracking": "letterSpacing", "textCase": "textTransform", "lineSpacing": "lineHeight",
      "monospaced": "fontFamily", "foregroundStyle": "color",
      "multilineTextAlignment": "textAlign", "underline": "textDecorationLine",
      "strikethrough": "textDecorationLine",
    ]

    @Test func textInheritsTheStyleOfItsContainer() async throws {
      try await withPage(of: { WindowGroup("Looks") { LooksView() } }) { page in
        try await page.wait(for: "last")
        for (modifier, property) in Self.properties.sorted(by: { $0.key < $1.key }) {
          let isInherited = try await page.evaluate(
            """
            (() => {
              const look = (name) => getComputedStyle(document.querySelector(`[data-test=${name}] .text`)).\(property);
              return look('plain') !== look('\(modifier)');
            })()
            """)
          #expect(isInherited == true, "\(modifier)")
        }
      }
    }

    /// All other figures have the same width.
    @Test(arguments: [("large", "normal"), ("monospacedDigit", "tabular-nums")])
    func figuresInLargeWordsHaveTheSameWidthOnlyOnRequest(name: String, figures: String) async throws {
      try await withPage(of: { WindowGroup("Looks") { LooksView() } }) { page in
        try await page.wait(for: "last")
        let text = "document.querySelector('[data-test=\(name)] .text')"
        #expect(try await page.evaluate("getComputedStyle(\(text)).fontVariantNumeric").string == figures)
      }
    }

    @Test func theIconInAContainerHasTheContainersScale() async throws {
      try await withPage(of: { WindowGroup("Looks") { LooksView() } }) { page in
        try await page.wait(for: "last")
        let width = { (name: String) in
          "document.querySelector('[data-test=\(name)] .icon').getBoundingClientRect().width"
        }
        #expect(try await page.evaluate("\(width("plain")) < \(width("imageScale"))") == true)
      }
    }
  }
}

private struct LooksView: View {
  private var content: some View {
    VStack(alignment: .leading) {
      Image(icon: .star)
      Text("One 1 line")
    }
  }

  private var largeContent: some View {
    VStack { Text("11:47").font(.largeTitle) }
  }

  var body: some View {
    content.accessibilityIdentifier("plain")
    content.font(.title).accessibilityIdentifier("font")
    content.fontWeight(.heavy).accessibilityIdentifier("fontWeight")
    content.fontDesign(.serif).accessibilityIdentifier("fontDesign")
    content.italic().accessibilityIdentifier("italic")
    content.tracking(3).accessibilityIdentifier("tracking")
    content.textCase(.uppercase).accessibilityIdentifier("textCase")
    more
  }

  @ViewBuilder private var more: some View {
    content.lineSpacing(6).accessibilityIdentifier("lineSpacing")
    largeContent.accessibilityIdentifier("large")
    largeContent.monospacedDigit().accessibilityIdentifier("monospacedDigit")
    content.monospaced().accessibilityIdentifier("monospaced")
    content.foregroundStyle(.red).accessibilityIdentifier("foregroundStyle")
    content.multilineTextAlignment(.trailing).accessibilityIdentifier("multilineTextAlignment")
    content.underline().accessibilityIdentifier("underline")
    content.strikethrough().accessibilityIdentifier("strikethrough")
    content.imageScale(.large).accessibilityIdentifier("imageScale")
    Text("last")
  }
}
