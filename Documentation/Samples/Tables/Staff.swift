import Bindery
import BinderyViews
import Foundation

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var age: Int
  var email: String
}

@MainActor
final class StaffViewModel {
  @Box private(set) var people: [Person]
  @Box var order = [KeyPathComparator(\Person.name)] { didSet { people.sort(using: order) } }
  @Box var selection: Set<Person.ID> = []

  init(_ people: [Person]) { self.people = people.sorted(using: KeyPathComparator(\.name)) }

  func removeSelected() {
    people.removeAll { selection.contains($0.id) }
    selection = []
  }
}

struct StaffTable: View {
  @Bindable var model: StaffViewModel

  var body: some View {
    Table(model.people, selection: $model.selection, sortOrder: $model.order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(min: 48, ideal: 64)
      TableColumn("Email", value: \.email)
    }
  }
}

struct StaffView: View {
  @Bindable var model: StaffViewModel
  @SceneStorage("columns") private var columns = TableColumnCustomization<Person>()

  var body: some View {
    Table(
      model.people, selection: $model.selection, sortOrder: $model.order, columnCustomization: $columns
    ) {
      TableColumn("Name", value: \.name)
        .customizationID("name").disabledCustomizationBehavior(.visibility)
      TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
        .width(min: 48, ideal: 64).customizationID("age")
      TableColumn("Email", value: \.email)
        .customizationID("email").defaultVisibility(.hidden)
    }
  }
}
