internal import BinderyViews
@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Toolkit {
  /// Controls that are changed after the page is shown and before its script runs.
  @Suite(.timeLimit(.minutes(10)))
  struct EarlyChangeTests {
    /// Runs when the document is complete, and before its modules run.
    private static let changes = """
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const find = (selector) => document.querySelector(selector);
        find('input[type=text]').value = 'Tea';
        find('.switch').click();
        find('select').selectedIndex = 1;
        find('[type=radio]:not(:checked)').click();
        find('[type=range]').value = '70';
        find('[data-act=increment]').click();
        find('[data-act=increment]').click();
        find('[type=date]').value = '2026-11-22';
        find('summary').click();
      });
      """

    @Test func everyControlThatWasChangedBeforeTheScriptRanIsSent() async throws {
      try await withApp({ WindowGroup("Kettle") { KettleView() } }) { address in
        try await journey { browser in
          let page = try await browser.open()
          try await page.call(
            "Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.changes)])
          try await page.open(address)
          try await page.wait(for: "Tea, true, green, large, 70, 3, 2026-11-22, open")
          let shown = """
            [document.querySelector('[type=range]').value, document.querySelector('details').open,
              document.querySelector('.stepper').dataset.number].join()
            """
          try await page.wait(until: "\(shown) === '70,true,3'")
          #expect(try await page.evaluate(shown).string == "70,true,3")
        }
      }
    }
  }
}

private struct KettleView: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var kind = "black"
  @State private var size = "small"
  @State private var heat = 50.0
  @State private var cups = 1.0
  @State private var day = Date.day("2026-11-21")
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name)
      Toggle("On", isOn: $isOn)
      Picker("Kind", selection: $kind) {
        Text("Black").tag("black")
        Text("Green").tag("green")
      }
      Picker("Size", selection: $size) {
        Text("Small").tag("small")
        Text("Large").tag("large")
      }
      .pickerStyle(.segmented)
      Slider(value: $heat, in: 0...100) { Text("Heat") }
      Stepper("Cups", value: $cups, in: 1...9)
      DatePicker("Day", selection: $day, displayedComponents: .date)
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden") }
      Text(
        "\(name), \(isOn ? "true" : "false"), \(kind), \(size), \(Int(heat)), \(Int(cups)), \(day?.isoDay ?? ""), \(isOpen ? "open" : "closed")"
      )
    }
  }
}
