@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// Events that the server rejects: the page drops them, shows a notice, and continues with the rest.
  @Suite(.timeLimit(.minutes(10)))
  struct RefusedEventTests {
    @Test(arguments: [
      ("'x'.repeat(300_000)", "A change was too long"),
      // Half of a surrogate pair.
      (#"'\ud83d'"#, "The server could not read a change"),
    ])
    func rejectedEventsAreSkippedAndLaterOnesRunOnce(text: String, notice: String) async throws {
      try await withPage(of: { WindowGroup("Desk") { DeskView() } }) { page in
        try await page.button("Count").click()
        try await page.wait(for: "Counted 1")
        try await page.evaluate(
          """
          const field = document.querySelector('.field-input');
          field.removeAttribute('maxlength');
          const button = [...document.querySelectorAll('button')].find((one) => one.innerText === 'Count');
          button.click();
          field.value = \(text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          button.click();
          """)
        try await page.wait(for: notice)
        try await page.wait(for: "Counted 3")
        try await page.screenshot("refused-desktop-light")
        try await page.show(on: .phone.dark)
        try await page.screenshot("refused-phone-dark")
        try await page.show(on: .desktop)
        try await page.selector(".field-input").fill("Tea")
        try await page.wait(for: "Noted: Tea")
        try await page.button("Count").click()
        try await page.wait(for: "Counted 4")
        #expect(
          try await page.selector(".field-input").evaluate("function() { return this.value }") == "Tea")
      }
    }
  }
}

/// A field and a counter.
private struct DeskView: View {
  @State private var note = ""
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Note", text: $note, prompt: Text("Note"))
      Text("Noted: \(note.prefix(20))")
      Button("Count") { count += 1 }
      Text("Counted \(count)")
    }
  }
}
