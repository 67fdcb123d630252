@testable internal import TestSupport
internal import Bindery
internal import BinderyViewModels
internal import BinderyViews
internal import Foundation
internal import Testing

extension Toolkit {
  /// Relations between the frames and colors of views, as a browser shows them.
  @Suite(.timeLimit(.minutes(10)))
  struct LookTests {
    private static let narrow = Screen(width: 320, height: 640, scale: 2, isPhone: true)
    private static let wide = Screen(width: 1440, height: 900, prefersReducedMotion: true)

    @Test(arguments: [narrow, .phone, wide])
    func aChartIsAsWideAsItsCard(device: Screen) async throws {
      try await withLooks(on: device) { page in
        try await page.holds(
          """
          const card = one('.group'), chart = one('.chart-drawing'), plot = one('.chart-plot');
          const padding = parseFloat(getComputedStyle(card.element).paddingLeft);
          return near(chart.left, card.left + padding) && near(chart.right, card.right - padding)
            && near(plot.right, chart.right) && plot.width > chart.width * 0.7;
          """)
      }
    }

    @Test func aLabelIsNearerToItsControlThanToTheNextOne() async throws {
      try await withLooks(on: Self.wide) { page in
        try await page.holds(
          """
          const cells = all('.grid > :is(.toggle, .picker)').map(({ element }) => {
            const label = document.createRange();
            label.selectNodeContents(element.querySelector('.control-label'));
            return { label: label.getBoundingClientRect(), control: one('.switch, .select', element) };
          });
          const own = cells.map(({ label, control }) => control.left - label.right);
          const next = cells.slice(1).map(({ label }, index) => label.left - cells[index].control.right);
          return cells.length === 3 && own.every((distance) => distance < Math.min(...next));
          """)
      }
    }

    @Test func aMessageThatBreaksKeepsTheWordOfItsButton() async throws {
      try await withLooks(on: Self.narrow) { page in
        try await page.button("Say something").click()
        try await page.wait(for: "Nose and its meals of this week were deleted.")
        try await page.holds(
          """
          const lines = (element) => {
            const words = document.createRange();
            words.selectNodeContents(element.querySelector('.text') ?? element);
            return new Set([...words.getClientRects()].map(({ bottom }) => bottom)).size;
          };
          return lines(one('.status > .text').element) > 1 && lines(one('.status > .button').element) === 1;
          """)
      }
    }

    @Test(arguments: [narrow, .phone, .phone.dark, wide])
    func theStateOfTheConnectionIsAboveAMessage(device: Screen) async throws {
      try await withLooks(on: device) { page in
        try await page.button("Say something").click()
        try await page.wait(for: "Nose and its meals of this week were deleted.")
        try await page.evaluate(
          """
          (() => {
            const pill = document.getElementById('connection');
            pill.textContent = 'Reconnecting… Your changes will be sent then.';
            pill.hidden = false;
          })()
          """)
        try await page.waitForAnimations()
        try await page.screenshot("message-and-connection-\(device.width)")
        try await page.holds(
          """
          const pill = one('.connection'), message = one('.status');
          return pill.bottom <= message.top && message.top - pill.bottom < 40 && pill.left >= 0 && pill.right <= innerWidth;
          """)
      }
    }

    @Test(arguments: [wide, wide.dark])
    func messagesContrastWithTheCoveredContent(device: Screen) async throws {
      try await withLooks(on: device) { page in
        try await page.button("Say something").click()
        try await page.wait(for: "Nose and its meals of this week were deleted.")
        try await page.holds(
          """
          const message = one('.status').element;
          const { borderTopColor, borderTopWidth } = getComputedStyle(message);
          const edges = [paint(message), parseFloat(borderTopWidth) > 0 ? color(borderTopColor) : paint(message)];
          return [one('.group').element, document.documentElement].every((covered) =>
            Math.max(...edges.map((edge) => contrast(edge, paint(covered)))) >= 3)
            && [...message.querySelectorAll('.text, .button')].every((words) => legible(words));
          """)
      }
    }

    @Test(arguments: [wide, wide.dark])
    func coloredWordsAreLegibleOnTheChosenRowUnderThePointer(device: Screen) async throws {
      try await withLooks(on: device) { page in
        let place = try await page.evaluate(
          "(() => { const { x, y } = document.querySelector('.row:not([data-checked]) [aria-pressed=true]').getBoundingClientRect(); return [x + 9, y + 9] })()"
        ).array
        try await page.mouse("mouseMoved", place[0].number ?? 0, place[1].number ?? 0, isDown: false)
        try await page.wait(
          until: "document.querySelector('.row:not([data-checked]) [aria-pressed=true]').matches(':hover')")
        try await page.holds(
          """
          const words = all('.row:not([data-checked]) [aria-pressed=true] .text').map((text) => text.element);
          return words.length === 5 && words.every((text) => legible(text));
          """)
      }
    }

    @Test func theMarkOfALinkIsAtTheEndOfItsRowAndOpensIt() async throws {
      try await withLooks(on: Self.wide) { page in
        try await page.holds(
          """
          const row = all('.row').find((row) => row.element.querySelector('.row-chevron'));
          const mark = one('.row-chevron', row.element);
          const actions = [...row.element.querySelectorAll('.actions .button')].map((button) => button.getBoundingClientRect());
          const link = row.element.querySelector('.link');
          return actions.length === 2 && actions.every((action) => action.right <= mark.left && mark.right <= row.right)
            && link.contains(document.elementFromPoint(mark.left + mark.width / 2, mark.top + mark.height / 2))
            && actions.every((action) => !link.contains(document.elementFromPoint(action.x + 22, action.y + 22)));
          """)
      }
    }

    @Test func aScreenThatSlidesInDoesNotMakeThePageWider() async throws {
      try await withLooks(on: Screen(width: 1440, height: 900)) { page in
        try await page.role("link", containing: "Nose").click()
        try await page.wait(until: "document.querySelector('.screen.enters > .screen-content') !== null")
        try await page.holds(
          """
          const content = one('.screen.enters > .screen-content').element;
          for (const moving of [content.parentElement, content]) {
            moving.style.animation = "none";
            getComputedStyle(moving).animationName;
            moving.style.animation = "";
            for (const start of moving.getAnimations()) {
              start.pause();
              start.currentTime = 0;
            }
          }
          return content.getBoundingClientRect().right > innerWidth && document.documentElement.scrollWidth <= innerWidth;
          """)
      }
    }

    @Test func theMarkOfAChosenRowDoesNotCoverItsActions() async throws {
      try await withLooks(on: Self.wide) { page in
        try await page.holds(
          """
          const row = all('.row[data-checked]')[0];
          const mark = one('.row-check', row.element), action = one('.actions .button', row.element);
          return action.right <= mark.left && mark.right <= row.right;
          """)
      }
    }

    @Test(arguments: [(narrow, 44.0), (wide, 24.0)])
    func aLinkIsLargeEnoughToPress(device: Screen, least: Double) async throws {
      try await withLooks(on: device) { page in
        try await page.holds("return one('.link[href*=\"terms\"]').height >= \(least);")
        // A link between words is as high as its line.
        try await page.holds("return one('.text .link').height < 40;")
      }
    }

    @Test func theFocusOfALinkInAClippedCardIsWhole() async throws {
      try await withLooks(on: Self.wide) { page in
        try await page.holds(
          """
          const card = one('[data-clip]'), link = one('.link', card.element);
          link.element.focus({ focusVisible: true });
          const style = getComputedStyle(link.element);
          const margin = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
          return style.outlineStyle === 'solid' && link.left - margin >= card.left && link.top - margin >= card.top;
          """)
      }
    }

    @Test func numbersBesideLongNamesFitANarrowPhone() async throws {
      try await withLooks(on: Self.narrow) { page in
        try await page.holds(
          """
          const number = all('.row .text').find((text) => text.element.textContent === '1024 lines');
          const row = number.element.closest('.row').getBoundingClientRect();
          const lines = document.createRange();
          lines.selectNodeContents(number.element);
          return lines.getClientRects().length <= 2 && number.right <= row.right - 16;
          """)
      }
    }

    @Test func aButtonOfTwoLinesHasSpaceAroundItsWords() async throws {
      try await withLooks(on: Self.narrow) { page in
        try await page.holds(
          """
          const button = all('.button').find(({ element }) => element.textContent.startsWith('Words'));
          const words = one('.text', button.element);
          return words.height > 40 && words.top - button.top >= 6 && button.bottom - words.bottom >= 6;
          """)
      }
    }

    @Test(arguments: [narrow, wide])
    func loadingIndicatorsAreCenteredInAnyColumn(device: Screen) async throws {
      try await withLooks(on: device) { page in
        try await page.holds(
          """
          const spinner = one('.progress-bar'), label = one('.progress-label'), content = one('.screen-content > .stack');
          const middle = ({ left, right }) => (left + right) / 2;
          return near(middle(spinner), middle(content)) && near(middle(label), middle(content)) && spinner.bottom <= label.top;
          """)
      }
    }

    private func withLooks(on device: Screen, _ body: (Page) async throws -> Void) async throws {
      try await withPage(
        of: { WindowGroup("Looks") { LooksView() } }, on: device, name: "looks-\(device.width)"
      ) { page in
        try await page.wait(until: "document.documentElement.dataset.ready === ''")
        try await body(page)
      }
    }
  }
}

extension Page {
  /// Expects that the body of a function returns true, with functions for the frames and colors of elements.
  func holds(_ body: String, at location: SourceLocation = #_sourceLocation) async throws {
    let holds = try await evaluate(
      """
      (() => {
        const all = (selector, root = document) => [...root.querySelectorAll(selector)].map((element) => {
          const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
          return { element, left, right, top, bottom, width, height };
        });
        const one = (selector, root) => all(selector, root)[0];
        const near = (first, second) => Math.abs(first - second) < 1;
        const pencil = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
          .getContext('2d', { willReadFrequently: true });
        // The color that colors above each other make, the lowest first.
        const color = (...layers) => {
          for (pencil.fillStyle of ['#fff', ...layers]) pencil.fillRect(0, 0, 1, 1);
          return [...pencil.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        const around = (element) => element ? [...around(element.parentElement), element] : [];
        const paint = (element) => color(...around(element).map((one) => getComputedStyle(one).backgroundColor));
        const light = (parts) => parts.map((part) => part / 255)
          .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
          .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0.05);
        const contrast = (first, second) => Math.max(light(first) / light(second), light(second) / light(first));
        const legible = (words) => contrast(color(getComputedStyle(words).color), paint(words)) >= 4.5;
        \(body)
      })()
      """)
    #expect(holds == true, sourceLocation: location)
  }
}

private struct LooksView: View {
  @State private var notice = UndoNotice()
  @State private var isOn = false
  @State private var size = 1

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        filters
        GroupBox {
          Chart(
            "Food", unit: " g",
            series: [
              ChartSeries("Food", style: .bar, points: [ChartPoint("Mon", 20), ChartPoint("Tue", 40)])
            ])
        }
        VStack {
          Link(destination: "/card") { VStack { Text("A card") } }
        }
        .frame(maxWidth: .infinity).background(.surface).clipShape(.rect(cornerRadius: 14))
        rows
        LoadingView("Loading the rest")
        Link("The terms", destination: "/terms").font(.caption)
        Text("The words around ") + Text(Self.link) + Text(" are a sentence.")
        Button("Words that need two lines on the narrowest phones") {}.buttonStyle(.bordered)
        Button("Say something") { notice.show("Nose and its meals of this week were deleted.") {} }
      }
      .navigationTitle("Looks")
      .navigationDestination(for: String.self) { Text($0) }
      .toolbar { UndoBanner(notice) }
    }
  }

  private static var link: AttributedString {
    var link = AttributedString("a link")
    link.link = URL(string: "https://example.com")
    return link
  }

  private var filters: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))], spacing: 16) {
      Toggle("Open now", isOn: $isOn)
      Picker("Age", selection: $size) { Text("Any age").tag(1) }
      Toggle("Wi-Fi", isOn: $isOn)
    }
  }

  private var rows: some View {
    List {
      NavigationLink("Nose", value: "nose").swipeActions {
        Button("Edit", icon: .edit) {}
        Button("Delete", icon: .trash, role: .destructive) {}
      }
      Button("Chosen") {}.checkmark(true).swipeActions { Button("Delete", icon: .trash) {} }
      HStack {
        Button(action: {}, label: { colors }).checkmark(true)
        Button("Like", icon: .heart) {}
      }
      HStack {
        Text("ALongNameOfAFileOfATest.swift")
        Spacer()
        Text("1024 lines").monospacedDigit()
      }
    }
  }

  private var colors: some View {
    VStack {
      Text("positive").foregroundStyle(.positive)
      Text("warning").foregroundStyle(.warning)
      Text("critical").foregroundStyle(.critical)
      Text("secondary").foregroundStyle(.secondary)
      Text("accent").foregroundStyle(.tint)
    }
  }
}
