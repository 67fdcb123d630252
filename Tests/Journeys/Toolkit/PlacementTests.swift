internal import Bindery
internal import BinderyViews
internal import Foundation
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// Menus, sheets, actions and pictures have the place and the size that their content needs.
  @Suite(.timeLimit(.minutes(10)))
  struct PlacementTests {
    private static let wide = Screen(width: 1440, height: 900, prefersReducedMotion: true)
    /// A desktop window at 200 %, or a phone on its side.
    private static let low = Screen(width: 844, height: 300, prefersReducedMotion: true)

    @Test(arguments: ["First", "Last", "Below"])
    func aMenuIsBesideItsButtonAndInsideTheWindow(title: String) async throws {
      try await withPlaces(on: Self.wide) { page in
        try await page.button(title).click()
        try await page.button("Rename").waitUntilShown()
        let holds = try await page.evaluate(
          """
          (() => {
            const [button, menu] = ['[aria-expanded=true]', '.action-sheet'].map((one) => document.querySelector(one).getBoundingClientRect());
            const distance = Math.max(menu.top - button.bottom, button.top - menu.bottom);
            return distance >= 0 && distance < 12 && menu.left < button.right && menu.right > button.left
              && menu.top >= 0 && menu.left >= 0 && menu.right <= innerWidth && menu.bottom <= innerHeight && menu.width < 300;
          })()
          """)
        #expect(holds == true)
        // Its title is read, though it is not shown.
        #expect(try await page.evaluate("document.activeElement.matches('.action-sheet h2')") == true)
        try await page.button("Rename").click()
        try await page.wait(for: "Renamed")
        #expect(try await page.evaluate("document.querySelector('[aria-expanded=true]') === null") == true)
      }
    }

    @Test(arguments: ["First", "Below"]) func aMenuIsInsideALowWindow(title: String) async throws {
      try await withPlaces(on: Self.low) { page in
        try await page.button(title).click()
        try await page.button("Rename").waitUntilShown()
        let holds = try await page.evaluate(
          """
          (() => {
            const { top, bottom, height } = document.querySelector('.action-sheet').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && height > 80;
          })()
          """)
        #expect(holds == true)
      }
    }

    @Test func aMenuIsAtTheEndOfThePhone() async throws {
      try await withPlaces(on: .phone) { page in
        try await page.button("First").click()
        try await page.button("Rename").waitUntilShown()
        try await page.wait(
          until: "innerHeight - document.querySelector('.action-sheet').getBoundingClientRect().bottom < 20")
        #expect(
          try await page.evaluate("document.querySelector('.action-sheet').offsetWidth > innerWidth * 0.8")
            == true)
      }
    }

    @Test(arguments: [wide, .phone])
    func aSheetIsAsHighAsItsContentUpToItsLimit(screen: Screen) async throws {
      try await withPlaces(on: screen) { page in
        try await page.button("Note").click()
        try await page.button("Save").waitUntilShown()
        let heights = try await page.evaluate(
          "[document.querySelector('.sheet').offsetHeight, document.querySelector('.sheet-content').offsetHeight, innerHeight]"
        ).array.map { $0.number ?? 0 }
        #expect(heights[0] - heights[1] < 2 && heights[0] < heights[2] / 2, "\(heights)")
        try await page.button("More lines").click()
        try await page.wait(for: "Line 60")
        let holds = try await page.evaluate(
          """
          (() => {
            const sheet = document.querySelector('.sheet');
            const { top, bottom } = sheet.getBoundingClientRect();
            return top > 0 && bottom <= innerHeight && sheet.scrollHeight > sheet.clientHeight;
          })()
          """)
        #expect(holds == true)
      }
    }

    @Test func aFieldHasTheLinesThatItReserves() async throws {
      try await withPlaces(on: Self.wide) { page in
        try await page.button("Note").click()
        try await page.button("Save").waitUntilShown()
        let lines = try await page.evaluate(
          """
          (() => {
            const area = document.querySelector('textarea');
            return Math.round((area.offsetHeight - 14) / parseFloat(getComputedStyle(area).lineHeight));
          })()
          """)
        #expect(lines == 4)
      }
    }

    @Test func theWordsOfAnActionAreOnOneLineInANarrowRow() async throws {
      try await withPlaces(on: Self.wide) { page in
        let holds = try await page.evaluate(
          """
          (() => {
            const row = document.querySelector('.row'), actions = row.querySelector('.actions');
            const words = actions.querySelector('.text');
            return row.offsetWidth <= 260 && words.offsetHeight < 2 * parseFloat(getComputedStyle(words).fontSize)
              && actions.getBoundingClientRect().right <= row.getBoundingClientRect().right
              && row.querySelector('.row-content').offsetWidth > 80;
          })()
          """)
        #expect(holds == true)
      }
    }

    @Test func aPictureThatFitsIntoAHeightHasTheWidthOfItsRatioInAButtonToo() async throws {
      try await withPlaces(on: Self.wide) { page in
        try await page.wait(until: "[...document.images].every(({ complete }) => complete)")
        // Twice as wide as high, at most 120 points high; the last one takes the width that it is offered.
        let sizes = try await page.evaluate(
          "[...document.images].map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]).join(' ')"
        )
        #expect(sizes.string == "240,120 240,120 688,344")
      }
    }

    private func withPlaces(on screen: Screen, _ body: (Page) async throws -> Void) async throws {
      try await withFolder { folder in
        let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"400\"/>"
        try drawing.write(toFile: folder + "/wide.svg", atomically: true, encoding: .utf8)
        let catalog = PictureCatalog(name: "places", folder: folder)
        try await withPage(
          of: {
            WindowGroup("Places") { PlacesView(model: PlacesViewModel(), catalog: catalog) }.pictures(catalog)
          }, on: screen
        ) { page in
          try await page.button("First").waitUntilShown()
          try await body(page)
        }
      }
    }
  }
}

@MainActor
private final class PlacesViewModel {
  @Box var name = "Named"
  @Box var note = ""
  @Box var hasNote = false
  @Box var lines = 0
}

private struct PlacesView: View {
  @Bindable var model: PlacesViewModel
  let catalog: PictureCatalog

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        menu("First")
        Button("Note") { model.hasNote = true }
        Text(model.name)
        Spacer()
        menu("Last")
      }
      List {
        Text("Draw the logo of the team").swipeActions { Button("Duplicate the card of the logo") {} }
      }
      .frame(width: 260)
      picture.frame(maxHeight: 120)
      Button {
      } label: {
        picture.frame(maxHeight: 120)
      }.buttonStyle(.plain)
      Button {
      } label: {
        picture
      }.buttonStyle(.plain)
      menu("Below")
    }
    .padding()
    .navigationTitle("Places")
    .sheet(isPresented: $model.hasNote) {
      VStack(alignment: .leading) {
        TextField("Note", text: $model.note, axis: .vertical).lineLimit(4, reservesSpace: true)
        ForEach(1..<max(1, model.lines), id: \.self) { Text("Line \($0)") }
        Button("More lines") { model.lines = 61 }
        Button("Save") { model.hasNote = false }
      }
    }
  }

  private var picture: some View { Image("wide", in: catalog).resizable().scaledToFit() }

  private func menu(_ title: String) -> some View {
    Menu(title) {
      Button("Rename") { model.name = "Renamed" }
      Button("Remove", role: .destructive) {}
    }
  }
}
