@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Foundation
import Testing

extension Toolkit {
  /// Values that browsers show differently from how they are: opening the page must not change them.
  @Suite(.timeLimit(.minutes(10)))
  struct OpeningTests {
    @Test func aPageThatIsOnlyOpenedChangesNothing() async throws {
      try await withPage(of: { WindowGroup("Odd") { OddView() } }) { page in
        // The events of a page arrive in order: whatever opening it sent came before the press.
        try await page.button("Count").click()
        try await page.wait(for: "Counted 1")
        let text = try await page.text
        #expect(text.contains("Counted 1, changed 0"))
      }
    }

    @Test func aYearOfMoreThanFourDigitsIsNotSent() async throws {
      try await withPage(of: { WindowGroup("Odd") { OddView() } }) { page in
        try await page.wait(for: "Counted 0")
        try await page.evaluate(
          """
          const day = document.querySelector('input[type=date]');
          for (const value of ['12345-01-01', '2026-11-22']) {
            day.value = value;
            day.dispatchEvent(new Event('change', { bubbles: true }));
          }
          """)
        // Later than the dates, so that both would have arrived.
        try await page.button("Count").click()
        try await page.wait(for: "Counted 1")
        let text = try await page.text
        #expect(text.contains("Counted 1, changed 1"))
      }
    }
  }
}

private struct OddView: View {
  @State private var line = "one\ntwo"
  @State private var mail = " a@b.c "
  @State private var day: Date?
  @State private var count = 0
  @State private var changes = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Line", text: counting($line))
      TextField("Mail", text: counting($mail), kind: .email)
      DatePicker("Day", selection: counting($day), displayedComponents: .date)
      Button("Count") { count += 1 }
      Text("Counted \(count), changed \(changes)")
    }
  }

  private func counting<Value>(_ value: Binding<Value>) -> Binding<Value> {
    Binding(
      get: { value.wrappedValue },
      set: {
        value.wrappedValue = $0
        changes += 1
      })
  }
}
