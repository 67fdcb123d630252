@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// Forms, and what is beside fields and in frames, as a browser shows them.
  @Suite(.timeLimit(.minutes(10)))
  struct FormLookTests {
    @Test(arguments: [Screen.phone, .desktop])
    func aChartStaysInItsFrame(device: Screen) async throws {
      try await withForm(on: device) { page in
        try await page.holds(
          """
          const card = one('.group'), name = one('.group > .text'), chart = one('.chart'), title = one('.chart-title');
          const labels = one('.chart-labels'), plot = one('.chart-plot');
          return near(chart.height, 160) && name.bottom <= title.top && labels.bottom <= chart.bottom + 1
            && chart.bottom < card.bottom && plot.height > 60;
          """)
      }
    }

    @Test(arguments: [Screen.phone, .desktop])
    func aButtonIsBesideTheFieldAndNotItsLabel(device: Screen) async throws {
      try await withForm(on: device) { page in
        try await page.holds(
          """
          const row = all('.stack[data-axis="horizontal"]').find(({ element }) => element.querySelector('.field'));
          const field = one('.field-input', row.element), button = one('.button', row.element);
          return near(field.top + field.bottom, button.top + button.bottom);
          """)
      }
    }

    @Test(arguments: [Screen.phone, .desktop])
    func anEmptySearchShowsItsLabelAndNothingToClear(device: Screen) async throws {
      try await withForm(on: device) { page in
        try await page.holds(
          """
          return all('[data-kind="search"]').every(({ element }) => {
            const field = one('.field-input', element), glyph = one('.field-glyph', element);
            return field.element.placeholder === 'Find'
              && getComputedStyle(one('.clear', element).element).visibility === 'hidden'
              && near(field.top + field.bottom, glyph.top + glyph.bottom);
          });
          """)
      }
    }

    @Test(arguments: [Screen.phone, .desktop])
    func rowsBesideASectionHaveCornersAndADistance(device: Screen) async throws {
      try await withForm(on: device) { page in
        try await page.holds(
          """
          const [above, , below] = all('.row'), section = one('.section');
          const corners = ({ element }, ...names) => names.every((name) => parseFloat(getComputedStyle(element)[name]) > 0);
          return corners(above, 'borderStartStartRadius', 'borderEndEndRadius')
            && corners(below, 'borderStartStartRadius', 'borderEndEndRadius')
            && section.top - above.bottom > 16 && near(section.top - above.bottom, below.top - section.bottom);
          """)
      }
    }

    private func withForm(on device: Screen, _ body: (Page) async throws -> Void) async throws {
      try await withPage(
        of: { WindowGroup("Forms") { FormLookView() } }, on: device, name: "form-looks-\(device.width)"
      ) { page in
        try await page.wait(until: "document.documentElement.dataset.ready === ''")
        try await page.screenshot("form-looks-\(device.width)")
        try await body(page)
      }
    }
  }
}

private struct FormLookView: View {
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        TextField("Find", text: $text, kind: .search)
        TextField("Find", text: $text, kind: .search).theme(.graphite)
        HStack {
          TextField("New item", text: $text)
          Button("Add") {}
        }
        GroupBox("Cards") {
          Chart(
            "Cards in each column",
            series: [ChartSeries("Cards", style: .bar, points: [ChartPoint("To do", 5)])]
          )
          .frame(height: 160)
        }
        Form {
          TextField("Title", text: $text)
          Section("Labels") { Toggle("Urgent", isOn: $isOn) }
          Button("Save", role: .submit) {}.buttonStyle(.borderedProminent)
        }
      }
    }
  }
}
