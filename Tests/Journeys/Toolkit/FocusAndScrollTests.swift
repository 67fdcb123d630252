@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// The focus of fields, and views that the app scrolls to.
  @Suite(.timeLimit(.minutes(10)))
  struct FocusAndScrollTests {
    @Test func theStateFollowsClicksAndTabAndMovesTheFocus() async throws {
      try await withPage(of: { WindowGroup("Letters") { LettersView() } }) { page in
        try await page.wait(for: "in no field")
        try await page.role("textbox", "Street").click()
        try await page.wait(for: "in street")
        try await page.press("Tab")
        try await page.wait(for: "in town")
        try await page.role("textbox", "Street").click()
        try await page.wait(for: "in street")
        try await page.button("To the town").click()
        try await page.wait(for: "in town")
        try await page.type("Oslo")
        try await page.wait(for: "Oslo, in town")
        try await page.button("Nowhere").click()
        try await page.wait(for: "in no field")
        try await page.wait(until: "!document.activeElement.matches('input')")
      }
    }

    @Test func theAppScrollsToAView() async throws {
      let isInSight = """
        (() => {
          const line = [...document.querySelectorAll('.text')].find((text) => text.textContent === 'Line 60.');
          const { top, bottom } = line.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        })()
        """
      try await withPage(of: { WindowGroup("Letters") { LettersView() } }) { page in
        try await page.wait(for: "in no field")
        #expect(try await page.evaluate(isInSight) == false)
        try await page.button("To line 60").click()
        try await page.wait(until: isInSight)
        try await page.screenshot("scrolled-desktop-light")
        try await page.show(on: .phone.dark)
        try await page.button("To the start").click()
        try await page.wait(until: "scrollY === 0")
        try await page.screenshot("scrolled-phone-dark")
      }
    }
  }
}

private struct LettersView: View {
  enum Field { case street, town }

  @FocusState private var field: Field?
  @State private var street = ""
  @State private var town = ""

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        VStack(spacing: 12) {
          Text("\(town), in \(words)").id("top")
          TextField("Street", text: $street).focused($field, equals: .street)
          TextField("Town", text: $town).focused($field, equals: .town)
          HStack {
            Button("To the town") { field = .town }
            Button("Nowhere") { field = nil }
            Button("To line 60") { proxy.scrollTo(60, anchor: .center) }
          }
          ForEach(1..<81) { Text("Line \($0).") }
          Button("To the start") { proxy.scrollTo("top", anchor: .bottom) }
        }
      }
      .navigationTitle("Letters")
    }
  }

  private var words: String {
    switch field {
    case .street: "street"
    case .town: "town"
    case nil: "no field"
    }
  }
}
