@testable internal import TestSupport
internal import Bindery
internal import BinderyViewModels
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// Forms with invalid fields.
  @Suite(.timeLimit(.minutes(10)))
  struct FormTests {
    @Test func anInvalidFormExplainsItselfAndGoesToItsFirstFault() async throws {
      try await withPage(of: { WindowGroup("Order") { OrderView(model: OrderModel()) } }) { page in
        try await page.button("Send").click()
        try await page.wait(for: "Enter a name.")
        let name = page.selector("input[autocomplete=name]")
        try await name.wait(until: "function() { return this === document.activeElement }")
        #expect(try await name.evaluate("function() { return this.ariaInvalid }") == "true")
        #expect(try await name.evaluate(Self.description) == "Enter a name.")
        #expect(try await !page.text.contains("Sent"))
        for screen in [("phone", Screen.phone), ("desktop", .desktop)] {
          try await page.show(on: screen.1)
          try await page.screenshot("form-\(screen.0)-light")
          try await expectAccessible(page)
          try await page.show(on: screen.1.dark)
          try await page.screenshot("form-\(screen.0)-dark")
          try await expectAccessible(page)
        }
        try await name.fill("Ada")
        try await name.wait(until: "function() { return this.ariaInvalid === null }")
        try await page.button("Send").click()
        // The switch is the next invalid control.
        try await page.wait(until: "document.activeElement.matches('.switch')")
        // What was wrong disappears, and the fields below move up: the next press waits until they are at rest.
        try await page.press(" ")
        try await page.wait(forNo: "Accept the terms.")
        try await choose(1, on: page)
        try await page.wait(forNo: "Choose a color.")
        try await page.role("radio", containing: "Large").click()
        try await page.wait(until: "!document.querySelector('.refusal:not([hidden])')")
        try await page.button("Send").click()
        try await page.wait(for: "Sent to Ada")
      }
    }

    private func choose(_ option: Int, on page: Page) async throws {
      _ = try await page.selector("select").evaluate(
        "function() { this.selectedIndex = \(option); this.dispatchEvent(new Event('change', { bubbles: true })) }"
      )
    }

    /// What appears below a field when it is left pushes the button down, which would end the press elsewhere.
    @Test func aPressOnAButtonBelowAnInvalidFieldIsNotLost() async throws {
      try await withPage(of: { WindowGroup("Order") { OrderView(model: OrderModel()) } }) { page in
        let name = page.selector("input[autocomplete=name]")
        try await name.fill("A")
        try await name.fill("")
        try await name.focus()
        // The server answers in order: what the field shows is at rest.
        try await choose(1, on: page)
        try await page.wait(for: "In blue")
        let place = try await page.evaluate(
          """
          (() => {
            const button = [...document.querySelectorAll("button")].find((one) => one.innerText === "Count");
            button.scrollIntoView({ block: "center" });
            const { x, y, width, height } = button.getBoundingClientRect();
            return { x: x + width / 2, y: y + 2 };
          })()
          """)
        let (x, y) = (place["x"].number ?? 0, place["y"].number ?? 0)
        try await page.mouse("mousePressed", x, y, isDown: true)
        // The server has answered to all that the press has caused.
        try await choose(2, on: page)
        try await page.wait(for: "In red")
        try await page.mouse("mouseReleased", x, y, isDown: true)
        try await page.wait(for: "Counted 1")
        try await page.wait(for: "Enter a name.")
      }
    }

    private func expectAccessible(_ page: Page) async throws {
      let violations = try await page.violations()
      #expect(violations.isEmpty, "\(violations)")
    }

    private static let description =
      "function() { return document.getElementById(this.getAttribute('aria-describedby')).innerText }"
  }
}

@MainActor
private final class OrderModel {
  enum Field: Hashable, Sendable { case name, terms, color, size, count }

  @Box var name = ""
  @Box var accepts = false
  @Box var color = ""
  @Box var size = ""
  @Box var count = 1
  @Box var sent: String?

  var validation: Validation<Field> {
    [
      .name: name.isEmpty ? "Enter a name." : nil,
      .terms: accepts ? nil : "Accept the terms.",
      .color: color.isEmpty ? "Choose a color." : nil,
      .size: size.isEmpty ? "Choose a size." : nil,
    ]
  }
}

private struct OrderView: View {
  @Bindable var model: OrderModel
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        Form {
          TextField("Name", text: $model.name, prompt: Text("Name")).textContentType(.name)
            .invalid(model.validation[.name])
          Toggle("I accept the terms", isOn: $model.accepts).invalid(model.validation[.terms])
          Picker("Color", selection: $model.color) {
            Text("None").tag("")
            Text("Blue").tag("blue")
            Text("Red").tag("red")
          }
          .invalid(model.validation[.color])
          Picker("Size", selection: $model.size) {
            Text("Small").tag("small")
            Text("Large").tag("large")
          }
          .pickerStyle(.segmented)
          .invalid(model.validation[.size])
          Button("Send", role: .submit) { model.sent = model.name }.buttonStyle(.borderedProminent)
        }
        Button("Count") { count += 1 }
        Text("Counted \(count)")
        if !model.color.isEmpty { Text("In \(model.color)") }
        if let sent = model.sent { Text("Sent to \(sent)") }
      }
      .navigationTitle("Order")
    }
  }
}
