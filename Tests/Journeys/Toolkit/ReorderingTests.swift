@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Foundation
import Testing

extension Toolkit {
  /// Reordering rows.
  @Suite(.timeLimit(.minutes(10)))
  struct ReorderingTests {
    @Test func rowsAreMovedByMouseFingerAndKeys() async throws {
      try await withPage(of: { WindowGroup("Shopping") { ShoppingView() } }) { page in
        try await page.wait(for: "Apples, Bread, Cheese, Dates")
        try await page.selector("li.row:nth-of-type(1) .grip").drag(y: 120)
        try await page.wait(for: "Bread, Cheese, Apples, Dates")
        try await page.selector("li.row:nth-of-type(4) .grip").drag(y: -600)
        try await page.wait(for: "Dates, Bread, Cheese, Apples")
        #expect(
          try await page.evaluate("!document.querySelector('.row[style*=translate], .dragged')") == true)

        try await page.selector("li.row:nth-of-type(2) .grip").focus()
        try await page.press("ArrowDown")
        try await page.wait(for: "Dates, Cheese, Bread, Apples")
        try await page.press("ArrowDown")
        try await page.wait(for: "Dates, Cheese, Apples, Bread")
        try await page.screenshot("reordering-desktop-light")

        try await page.show(on: .phone.dark)
        try await page.selector("li.row:nth-of-type(1) .grip").swipe(y: 70)
        try await page.wait(for: "Cheese, Dates, Apples, Bread")
        try await page.screenshot("reordering-phone-dark")
      }
    }
  }
}

@MainActor
private final class ShoppingViewModel {
  @Box private(set) var items = ["Apples", "Bread", "Cheese", "Dates"]
  var inWords: String { items.joined(separator: ", ") }

  func move(from rows: IndexSet, to target: Int) { items.move(fromOffsets: rows, toOffset: target) }
  func remove(at rows: IndexSet) { items.remove(atOffsets: rows) }
}

private struct ShoppingView: View {
  let model = ShoppingViewModel()

  var body: some View {
    VStack(spacing: 12) {
      Text(model.inWords)
      List {
        Section("To buy") {
          ForEach(model.items, id: \.self) { item in Text(item) }
            .onMove(perform: model.move)
            .onDelete(perform: model.remove)
        }
      }
    }
    .padding(16)
  }
}
