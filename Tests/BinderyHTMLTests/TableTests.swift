@testable internal import BinderyHTML
internal import BinderyViews
internal import Foundation
internal import Testing

/// Tables are grids for screen readers.
@MainActor
@Suite struct TableTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  private struct Drinks: View {
    @State private var selection: Set = [2]
    @State private var order = [KeyPathComparator(\Item.name, order: .reverse)]
    @State private var columns = TableColumnCustomization<Item>()

    var body: some View {
      Table(
        [Item(id: 1, name: "Tea"), Item(id: 2, name: "<Milk>")], selection: $selection, sortOrder: $order,
        columnCustomization: $columns
      ) {
        TableColumn("Name", value: \.name).width(min: 60).customizationID("name")
        TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(80)
        TableColumn("Kind") { _ in Text("Drink") }.width(max: 200)
      }
    }
  }

  private let tree = ViewTree { Drinks() }

  private func html() -> String { HTMLRenderer.html(of: tree.root) }

  @Test func aTableIsAGridOfRows() {
    let html = html()
    #expect(html.contains("class=\"table\" role=\"grid\" aria-rowcount=\"3\" aria-multiselectable=\"true\""))
    #expect(html.contains("role=\"row\" aria-selected=\"false\" tabindex=\"-1\""))
    #expect(html.contains("role=\"row\" aria-selected=\"true\" tabindex=\"-1\""))
    #expect(html.contains("role=\"gridcell\" data-label=\"Name\"><p"))
    #expect(html.contains("&lt;Milk&gt;"))
    #expect(
      html.contains("role=\"gridcell\" data-label=\"Number\" data-text-align=\"trailing\" data-tabular"))
  }

  @Test func headersSayHowTheRowsAreSorted() {
    let html = html()
    #expect(html.contains("role=\"columnheader\" aria-sort=\"descending\""))
    #expect(html.contains("role=\"columnheader\" aria-sort=\"none\""))
    #expect(html.components(separatedBy: "<button class=\"column-button\"").count == 3)
    #expect(html.contains("<span class=\"column-button\""))
  }

  @Test func columnsShareTheWidthOfTheTable() {
    #expect(
      html().contains(
        "style=\"--columns:minmax(min(60px,calc(100%/3 - 16px)),1fr) minmax(0,80px) "
          + "minmax(min(48px,calc(100%/3 - 16px)),200px)\""))
  }

  @Test func anEdgeHasTheBoundsOfTheWidth() {
    #expect(
      html().contains(
        "aria-label=\"Width of Name\" aria-valuemin=\"60\" aria-valuemax=\"4096\" aria-valuenow=\"60\""))
    // The one with a fixed width has none.
    #expect(html().components(separatedBy: "role=\"separator\"").count == 3)
  }

  @Test func theButtonForColumnsIsAfterTheHeaders() throws {
    let html = html()
    let button = try #require(html.range(of: "aria-label=\"Columns\""))
    let last = try #require(html.range(of: ">Kind<"))
    let row = try #require(html.range(of: "table-row"))
    #expect(last.upperBound < button.lowerBound && button.upperBound < row.lowerBound)
  }

  @Test(arguments: Property.allCases) func changedPropertiesOfARowMatchAFreshPage(_ property: Property) throws
  {
    let row = tree.root.children[0].children[1]
    for setting in Samples.values(of: property) {
      let old = try #require(Document(html()))
      let wasSet = row.value(of: property) != nil
      setting.apply(row)
      for operation in HTMLRenderer.operations(for: .set(row, property, wasSet: wasSet)) {
        #expect(old.apply(operation))
      }
      #expect(old.root.description == Document(html())?.root.description)
    }
  }
}
