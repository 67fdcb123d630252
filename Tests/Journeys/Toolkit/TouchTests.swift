@testable internal import TestSupport
internal import BinderyViewModels
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// What a finger presses, and what it must not cover.
  @Suite(.timeLimit(.minutes(10)))
  struct TouchTests {
    @Test func swatchesAreAsWideAsAFingerWhereTheRowHasRoom() async throws {
      try await withTouch { page in
        let widths = try await page.evaluate(
          """
          ['Few', 'Many'].map((name) => [...document.querySelectorAll(`[aria-label^="${name}"]`)]
            .map((one) => one.getBoundingClientRect().width))
          """
        ).array.map { $0.array.compactMap(\.number) }
        #expect(widths.map(\.count) == [4, 9])
        #expect(widths[0].allSatisfy { $0 == 44 })
        #expect(widths[1].allSatisfy { $0 >= 32 && $0 < 44 })
        #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
      }
    }

    @Test(arguments: [Screen.phone, .desktop])
    func theButtonOfAMenuDoesNotCoverWords(device: Screen) async throws {
      try await withTouch(on: device) { page in
        let covered = try await page.evaluate(
          """
          [...document.querySelectorAll('.overlay > .button')].flatMap((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return [...document.querySelectorAll('.text')].filter((text) => {
              const box = text.getBoundingClientRect();
              return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
            }).map((text) => text.textContent);
          })
          """
        ).array.compactMap(\.string)
        #expect(covered == [])
        #expect(try await page.selector(".overlay > .button").count == 2)
        try await page.screenshot("menus-\(device.width)")
      }
    }

    /// Where scroll bars take space, the backdrop does not cover it.
    @Test(arguments: [Screen.desktop, .desktop.dark])
    func thePlaceOfTheScrollBarIsAsDarkAsThePageBehindASheet(device: Screen) async throws {
      try await withTouch(on: device) { page in
        try await page.button("Open").click()
        try await page.wait(for: "A sheet")
        try await page.waitForAnimations()
        let difference = try await page.evaluate(
          """
          (() => {
            const pencil = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
            const color = (...layers) => {
              for (pencil.fillStyle of layers) pencil.fillRect(0, 0, 1, 1);
              return [...pencil.getImageData(0, 0, 1, 1).data];
            };
            const paint = (element, part) => getComputedStyle(element, part).backgroundColor;
            const strip = color(paint(document.documentElement));
            const page = color(paint(document.body), paint(document.querySelector('dialog'), '::backdrop'));
            return Math.max(...strip.map((part, index) => Math.abs(part - page[index])));
          })()
          """)
        #expect((difference.number ?? 100) <= 2)
      }
    }
  }
}

private func withTouch(on device: Screen = .phone, _ body: (Page) async throws -> Void) async throws {
  try await withPage(of: { WindowGroup("Touched") { TouchedView() } }, on: device) { page in
    try await page.wait(until: "document.documentElement.dataset.ready === ''")
    try await body(page)
  }
}

private struct TouchedView: View {
  @State private var isOpen = false

  var body: some View {
    ScrollView {
      swatches("Few", 4)
      swatches("Many", 9)
      LazyVStack(spacing: 8) {
        HStack {
          Text("The name of a row")
          Spacer()
          Text("9:12 PM")
        }
        .contextMenu { Button("Delete") {} }
        Text("A sentence that is as wide as a phone, and then a little wider").contextMenu {
          Button("Copy") {}
        }
      }
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { Text("A sheet") }
  }

  private func swatches(_ name: String, _ count: Int) -> some View {
    HStack {
      ForEach(0..<count, id: \.self) { number in
        Button {
        } label: {
          Circle().fill(.green).frame(width: 24, height: 24).padding(4)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(name) \(number)")
      }
    }
  }
}
