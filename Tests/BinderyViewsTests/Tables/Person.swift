import Bindery
import BinderyViews
import Foundation

/// A row of the tables of these tests.
struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var age: Int
}

/// The rows of a table, and what people do with it.
@MainActor
final class People {
  @Box var all: [Person]
  @Box var order = [KeyPathComparator(\Person.name)]
  @Box var selection: Set<Int> = []
  @Box var chosen: Int?
  @Box var columns = TableColumnCustomization<Person>()

  init(_ people: [Person]) { all = people }

  convenience init(_ count: Int) {
    self.init((1...count).map { Person(id: $0, name: "Person \($0)", age: $0 * 7 % 90) })
  }

  static var three: People {
    People([
      Person(id: 1, name: "Ana", age: 41), Person(id: 2, name: "Ben", age: 7),
      Person(id: 3, name: "Cleo", age: 23),
    ])
  }
}
