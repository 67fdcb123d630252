@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Foundation
internal import Testing

extension Toolkit {
  /// Values that a control refuses, and texts that can only be read.
  @Suite(.timeLimit(.minutes(10)))
  struct RefusalTests {
    @Test func aDateOutsideOfItsBoundsIsPutBackAndExplainedWhenItsFieldIsLeft() async throws {
      try await withPage(of: { WindowGroup("Trip") { TripView() } }) { page in
        let day = page.selector("input[type=date]")
        #expect(try await day.evaluate("function() { return this.min }") == "2026-11-01")
        #expect(try await day.evaluate("function() { return this.max }") == "2026-12-24")
        try await day.focus()
        // As a person types a year: it is below the first date until its last digit.
        for value in ["0202-11-30", "2026-11-30"] {
          _ = try await day.evaluate(
            """
            function() {
              this.value = "\(value)";
              this.dispatchEvent(new Event("change", { bubbles: true }));
            }
            """)
        }
        try await page.wait(for: "Leaving on 2026-11-30, 1 change")
        _ = try await day.evaluate(
          """
          function() {
            this.value = "2027-01-01";
            this.dispatchEvent(new Event("change", { bubbles: true }));
          }
          """)
        try await page.button("Count").click()
        try await page.wait(for: "Choose a date from Nov 1, 2026 to Dec 24, 2026.")
        try await day.wait(until: "function() { return this.value === '2026-11-30' }")
        #expect(try await day.evaluate("function() { return this.ariaInvalid }") == "true")
        let description =
          "function() { return document.getElementById(this.getAttribute('aria-describedby')).innerText }"
        #expect(
          try await day.evaluate(description) == "Choose a date from Nov 1, 2026 to Dec 24, 2026.")
        try await page.screenshot("refusal-desktop-light")
        try await page.show(on: .phone.dark)
        try await page.screenshot("refusal-phone-dark")
        _ = try await day.evaluate(
          """
          function() {
            this.value = "2026-12-01";
            this.dispatchEvent(new Event("change", { bubbles: true }));
          }
          """)
        try await page.wait(for: "Leaving on 2026-12-01, 2 changes")
        #expect(try await day.evaluate("function() { return this.ariaInvalid }") == nil)
        #expect(try await !page.text.contains("Choose a date"))
      }
    }

    @Test func aTextThatIsTooLongIsPutBackAndExplained() async throws {
      try await withPage(of: { WindowGroup("Trip") { TripView() } }) { page in
        let note = page.selector("input[placeholder=Note]")
        // At once, because the beginning of what is typed letter by letter is accepted.
        _ = try await note.evaluate(
          """
          function() {
            this.value = "A window seat";
            this.dispatchEvent(new Event("input", { bubbles: true }));
          }
          """)
        try await page.wait(for: "Enter at most 5 characters.")
        try await note.wait(until: "function() { return this.value === '' }")
        try await note.fill("Aisle")
        try await note.wait(until: "function() { return this.ariaInvalid === null }")
        #expect(try await note.evaluate("function() { return this.value }") == "Aisle")
      }
    }

    @Test func aReadOnlyTextIsSelectedButNotChanged() async throws {
      try await withPage(of: { WindowGroup("Trip") { TripView() } }) { page in
        let ticket = page.selector("input[placeholder=Ticket]")
        try await ticket.focus()
        try await page.type("x")
        _ = try await ticket.evaluate("function() { this.select() }")
        #expect(try await ticket.evaluate("function() { return this.value }") == "AB12")
        #expect(try await ticket.evaluate("function() { return this.selectionEnd }") == 4)
        // A page that was changed by its visitor.
        _ = try await ticket.evaluate("function() { this.removeAttribute('readonly') }")
        try await ticket.fill("CD34")
        try await page.wait(for: "This text cannot be changed.")
        try await ticket.wait(until: "function() { return this.value === 'AB12' }")
      }
    }
  }
}

private struct TripView: View {
  @State private var day = Date.day("2026-11-21")
  @State private var note = ""
  @State private var ticket = "AB12"
  @State private var changes = 0
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      DatePicker("Leaving", selection: counted, in: Self.range, displayedComponents: .date)
      Text("Leaving on \(day?.isoDay ?? ""), \(changes) \(changes == 1 ? "change" : "changes")")
      TextField("Note", text: $note, prompt: Text("Note")).maxLength(5)
      TextField("Ticket", text: $ticket, prompt: Text("Ticket")).readOnly()
      Button("Count") { count += 1 }
      Text("Counted \(count)")
    }
    .environment(\.locale, Locale(identifier: "en_US"))
  }

  private static var range: ClosedRange<Date> {
    (Date.day("2026-11-01") ?? .distantPast)...(Date.day("2026-12-24") ?? .distantFuture)
  }

  private var counted: Binding<Date?> {
    Binding(
      get: { day },
      set: {
        day = $0
        changes += 1
      })
  }
}
