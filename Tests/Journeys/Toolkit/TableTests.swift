@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Foundation
internal import Testing

extension Toolkit {
  /// Tables with 100,000 rows.
  @Suite(.timeLimit(.minutes(10)))
  struct TableTests {
    private static let rows = "document.querySelectorAll('.table-row:not([data-on~=appear])')"

    /// The text of a cell, by the numbers of its row and its column.
    private static func cell(_ row: Int, _ column: Int) -> String {
      "\(rows)[\(row)].querySelectorAll('.cell')[\(column)].innerText"
    }

    @Test func aLongTableIsScrolledSortedAndSelected() async throws {
      try await withPage(of: { WindowGroup("Staff") { StaffView(model: StaffViewModel()) } }) { page in
        try await page.wait(for: "Person 2")
        #expect(try await page.evaluate("document.querySelector('.table').ariaRowCount") == "100001")
        #expect(try await page.evaluate("\(Self.rows).length") == 60)
        try await page.scrollToTheEnd()
        try await page.wait(until: "\(Self.rows).length === 180")
        // The headers stay below the bar.
        try await page.wait(
          until: """
            scrollY > 1000 && Math.abs(document.querySelector('.columns').getBoundingClientRect().top
              - document.querySelector('.bar').getBoundingClientRect().bottom) < 2
            """)

        try await page.button("Age").click()
        try await page.wait(until: "\(Self.cell(0, 1)) === '18'", within: .seconds(60))
        try await page.button("Age").click()
        try await page.wait(until: "\(Self.cell(0, 1)) === '77'", within: .seconds(60))
        #expect(try await page.evaluate("document.querySelectorAll('.column')[1].ariaSort") == "descending")
        #expect(try await page.evaluate("document.querySelectorAll('.column')[0].ariaSort") == "none")

        // The Tab key reaches one row.
        #expect(
          try await page.evaluate("document.querySelectorAll('.table-row[tabindex=\"0\"]').length") == 1)
        try await page.button("Age").focus()
        try await page.press("ArrowDown")
        try await page.press("ArrowDown")
        try await page.press(" ")
        try await page.wait(for: "1 selected")
        try await page.press("ArrowDown", holding: .shift)
        try await page.press("ArrowDown", holding: .shift)
        try await page.press("ArrowDown", holding: .shift)
        try await page.wait(for: "4 selected")
        try await page.press("ArrowUp", holding: .shift)
        try await page.wait(for: "3 selected")
        // A key that begins an extension selects its own row, too.
        try await page.press("ArrowDown")
        try await page.press("ArrowDown")
        try await page.press("ArrowDown", holding: .shift)
        try await page.press("ArrowDown", holding: .shift)
        try await page.wait(for: "6 selected")
        _ = try await page.evaluate(
          "\(Self.rows)[40].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))"
        )
        try await page.wait(for: "39 selected")
        try await page.press("a", holding: .control)
        try await page.wait(for: "100000 selected")
      }
    }

    @Test func rowsOfAListAreReachedAndSelectedByKeys() async throws {
      try await withPage(of: { WindowGroup("Chosen") { ChosenView() } }) { page in
        try await page.wait(until: "document.querySelectorAll('.row[tabindex=\"0\"]').length === 1")
        let focused = "document.activeElement.closest('.row')?.textContent.trim()"
        try await page.button("Before").focus()
        try await page.press("Tab")
        try await page.wait(until: "\(focused) === 'One'")
        try await page.press("ArrowDown")
        try await page.wait(until: "\(focused) === 'Two'")
        try await page.press(" ")
        try await page.wait(for: "Chosen: Two")
        #expect(try await page.evaluate("document.activeElement.ariaCurrent") == "true")
        try await page.press("End")
        try await page.press("Enter")
        try await page.wait(for: "Chosen: Three")
        // One stop: Tab leaves the list, and returns to the row.
        try await page.press("Tab")
        try await page.wait(until: "document.activeElement.textContent === 'After'")
        try await page.press("Tab", holding: .shift)
        try await page.wait(until: "\(focused) === 'Three'")
      }
    }

    @Test func columnsAreResizedAndHidden() async throws {
      try await withPage(of: { WindowGroup("Staff") { StaffView(model: StaffViewModel()) } }) { page in
        try await page.wait(for: "Person 2")
        let width = "document.querySelectorAll('.column')[0].offsetWidth"
        let before = try await page.evaluate(width).number ?? 0
        let edge = page.selector(".column:nth-child(1) > .column-edge")
        try await edge.focus()
        let table = "document.querySelector('.table')"
        _ = try await page.evaluate("window.before = \(table).style.getPropertyValue('--columns')")
        for _ in 0..<2 { try await page.press("ArrowLeft") }
        // The answer to an earlier key may arrive between two keys.
        _ = try await page.evaluate("\(table).style.setProperty('--columns', window.before)")
        try await page.press("ArrowLeft")
        try await page.wait(until: "\(width) === \(before - 48)")
        #expect(
          try await page.evaluate("document.activeElement.ariaValueNow") == .string("\(Int(before) - 48)"))
        // The answers to all keys have arrived before that to a later event. One of them could move the edge that is dragged.
        try await page.selector(".table-row:nth-of-type(3)").click()
        try await page.wait(for: "1 selected")
        #expect(try await page.evaluate(width) == .number(before - 48))
        try await edge.drag(x: -60, y: 0)
        try await page.wait(until: "\(width) === \(before - 108)")
        #expect(try await page.evaluate("document.querySelectorAll('.column')[0].ariaSort") == "ascending")

        try await page.button("Columns").click()
        try await page.button("Hide City").click()
        try await page.wait(until: "document.querySelectorAll('.column').length === 3")
        #expect(try await page.evaluate("\(Self.rows)[0].querySelectorAll('.cell').length") == 3)
        #expect(try await page.evaluate(width) == .number(before - 108))
        try await page.button("Columns").click()
        try await page.button("Show City").click()
        try await page.wait(until: "\(Self.rows)[0].querySelectorAll('.cell').length === 4")
      }
    }

    @Test func aTableFitsItsWindow() async throws {
      try await withPage(of: { WindowGroup("Staff") { StaffView(model: StaffViewModel()) } }) { page in
        try await page.wait(for: "Person 2")
        try await page.selector(".table-row:nth-of-type(3)").click()
        try await page.wait(for: "1 selected")
        for screen in [Screen(width: 1440, height: 900), Screen(width: 820, height: 1180), .phone] {
          for scheme in [screen, screen.dark] {
            try await page.show(on: scheme)
            try await page.screenshot("table-\(screen.width)-\(scheme.prefersDark ? "dark" : "light")")
            #expect(try await page.violations() == [])
            #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
          }
        }
        // On a phone, each value has its title, and headers sort.
        for (cell, isTitled) in [(0, false), (1, true), (2, true)] {
          let content = try await page.evaluate(
            "getComputedStyle(\(Self.rows)[0].querySelectorAll('.cell')[\(cell)], '::before').content")
          #expect((content != "none") == isTitled)
        }
        try await page.button("Age").click()
        try await page.wait(until: "\(Self.cell(0, 1)) === '18'", within: .seconds(60))
        try await page.screenshot("table-390-sorted")
      }
    }
  }
}

private struct ChosenView: View {
  @State private var choice: String?

  var body: some View {
    VStack {
      Button("Before") {}
      List(["One", "Two", "Three"], id: \.self, selection: $choice) { Text($0) }
      Button("After") {}
      Text("Chosen: \(choice ?? "none")")
    }
  }
}

private struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
  let age: Int
  let city: String
  let email: String
}

/// The order of a column. It compares faster than a key path.
private struct PersonOrder: SortComparator {
  enum Field { case name, age, city, email }
  let field: Field
  var order = SortOrder.forward

  func compare(_ one: Person, _ other: Person) -> ComparisonResult {
    let result =
      switch field {
      case .name: Self.compared(one.id, other.id)
      case .age: Self.compared(one.age, other.age)
      case .city: Self.compared(one.city, other.city)
      case .email: Self.compared(one.email, other.email)
      }
    if order == .forward || result == .orderedSame { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }

  private static func compared<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
    one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
  }
}

@MainActor
private final class StaffViewModel {
  @Box private(set) var people: [Person]
  @Box var order = [PersonOrder(field: .name)]
  @Box var selection: Set<Int> = []
  @Box var columns = TableColumnCustomization<Person>()

  init() {
    let cities = ["Oslo", "Bern", "Llanfairpwllgwyngyll", "Rome", "São Paulo"]
    people = (1...100_000).map {
      Person(
        id: $0, name: "Person \($0)", age: 18 + $0 * 31 % 60, city: cities[$0 % 5],
        email: "person.\($0)@example.org")
    }
  }

  func sort(by order: [PersonOrder]) { people.sort(using: order) }
}

private struct StaffView: View {
  @Bindable var model: StaffViewModel

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("\(model.selection.count) selected").foregroundStyle(.secondary)
        Table(
          model.people, selection: $model.selection, sortOrder: $model.order,
          columnCustomization: $model.columns
        ) {
          TableColumn("Name", sortUsing: PersonOrder(field: .name)) { Text($0.name) }
            .customizationID("name").disabledCustomizationBehavior(.visibility)
          TableColumn("Age", sortUsing: PersonOrder(field: .age)) { Text("\($0.age)") }.alignment(.numeric)
            .width(min: 56, ideal: 72).customizationID(
              "age")
          TableColumn("City", sortUsing: PersonOrder(field: .city)) { Text($0.city) }.customizationID("city")
          TableColumn("Email", sortUsing: PersonOrder(field: .email)) { Text($0.email) }.customizationID(
            "email")
        }
      }
      .padding()
      .navigationTitle("Staff")
      .onChange(of: model.order) { model.sort(by: $0) }
    }
  }
}
