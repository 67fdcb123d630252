internal import Bindery
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The look follows the colors that a person's system forces, the direction of the language, and the width of a bar.
  @Suite(.timeLimit(.minutes(10)))
  struct AdaptionTests {
    @Test(arguments: [false, true]) func choicesAreSeenWithForcedColors(isDark: Bool) async throws {
      var screen = Screen(width: 1000, height: 800, prefersReducedMotion: true)
      (screen.forcesColors, screen.prefersDark) = (true, isDark)
      try await withChoices(on: screen) { page in
        let holds = try await page.evaluate(
          """
          (() => {
            const ground = (element) => getComputedStyle(element).backgroundColor;
            const [off, on] = document.querySelectorAll('.switch'), [one, two] = document.querySelectorAll('.option');
            return getComputedStyle(off).borderTopWidth === '1px' && ground(on) !== ground(off) && ground(one) !== ground(two);
          })()
          """)
        #expect(holds == true)
      }
    }

    @Test func marksAreBesideTheWordsOfALanguageFromRightToLeft() async throws {
      try await withChoices(on: .phone) { page in
        let holds = try await page.evaluate(
          """
          (() => {
            const list = document.querySelector('[dir=rtl]');
            const frame = (selector) => list.querySelector(selector).getBoundingClientRect();
            const [mark, words, glyph, select] = ['.row-check', '.row .text', '.select-glyph', '.select'].map(frame);
            const range = document.createRange();
            range.selectNodeContents(list.querySelector('.row .text'));
            return mark.right < range.getBoundingClientRect().left && mark.left < words.left && glyph.left - select.left < 20;
          })()
          """)
        #expect(holds == true)
      }
    }

    @Test(arguments: [320, 390]) func theTitleOfABarIsBetweenItsButtons(width: Int) async throws {
      let screen = Screen(width: width, height: 640, scale: 2, isPhone: true, prefersReducedMotion: true)
      try await withChoices(on: screen) { page in
        try await page.evaluate("scrollTo(0, 400)")
        try await page.wait(until: "getComputedStyle(document.querySelector('.bar-title')).opacity === '1'")
        let holds = try await page.evaluate(
          """
          (() => {
            const title = document.querySelector('.bar-title').getBoundingClientRect();
            const buttons = [...document.querySelectorAll('.toolbar .button')].map((one) => one.getBoundingClientRect());
            return title.width > 40 && buttons.length === 2
              && buttons.every(({ left, right }) => right <= title.left + 0.5 || left >= title.right - 0.5);
          })()
          """)
        #expect(holds == true)
      }
    }
  }
}

private func withChoices(
  on screen: Screen, _ check: nonisolated(nonsending) @Sendable (Page) async throws -> Void
) async throws {
  try await withPage(of: { WindowGroup("Choices") { ChoicesView() } }, on: screen) { page in
    try await page.wait(for: "The last line")
    try await check(page)
  }
}

private struct ChoicesView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Toggle("Off", isOn: .constant(false))
          Toggle("On", isOn: .constant(true))
          Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.segmented)
          MirroredList()
          ForEach(0..<60, id: \.self) { Text("Line \($0)") }
          Text("The last line")
        }
      }
      .navigationTitle("Household expenses")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Change") {} }
        ToolbarItem { Button("New expense") {} }
      }
    }
  }
}

private struct MirroredList: View {
  var body: some View {
    List {
      Button("Chosen") {}.checkmark(true)
      Picker("Currency", selection: .constant(1)) { Text("Euro").tag(1) }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}
