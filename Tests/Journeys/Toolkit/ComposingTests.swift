internal import Bindery
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// Text that an input method composes in a field that the app changes.
  @Suite(.timeLimit(.minutes(10)))
  struct ComposingTests {
    private func withField(_ body: (Page) async throws -> Void) async throws {
      try await withPage(of: { WindowGroup("Shouting") { ShoutingView() } }, at: "/?latency=300") { page in
        try await page.selector(".field-input").focus()
        try await page.type("a")
        try await page.wait(for: "Loud: A")
        try await page.wait(until: "\(Self.value) === 'A'")
        try await body(page)
      }
    }

    private static let value = "document.querySelector('.field-input').value"

    private func compose(_ text: String, on page: Page) async throws {
      try await page.call(
        "Input.imeSetComposition",
        [
          "text": .string(text), "selectionStart": .number(Double(text.count)),
          "selectionEnd": .number(Double(text.count)),
        ])
    }

    @Test func composedTextIsReplacedOnlyAfterTheComposition() async throws {
      try await withField { page in
        try await compose("k", on: page)
        try await page.wait(for: "Loud: AK")
        // Later than the answer, which arrived in one message with the text above.
        #expect(try await page.evaluate(Self.value) == "Ak")
        try await compose("ka", on: page)
        try await page.wait(for: "Loud: AKA")
        #expect(try await page.evaluate(Self.value) == "Aka")
        try await page.call("Input.insertText", ["text": "kaki"])
        try await page.wait(for: "Loud: AKAKI")
        try await page.wait(until: "\(Self.value) === 'AKAKI'")
        try await page.type("!")
        try await page.wait(for: "Loud: AKAKI!")
      }
    }

    @Test func repliesDuringACompositionAppearAfterwards() async throws {
      try await withField { page in
        try await compose("ka", on: page)
        try await page.wait(for: "Loud: AKA")
        #expect(try await page.evaluate(Self.value) == "Aka")
        // The field is left, which ends the composition without another input.
        try await page.evaluate("document.querySelector('.field-input').blur()")
        try await page.wait(until: "\(Self.value) === 'AKA'")
      }
    }
  }
}

private struct ShoutingView: View {
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Text", text: Binding(get: { text }, set: { text = $0.uppercased() }))
      Text("Loud: \(text)")
    }
  }
}
