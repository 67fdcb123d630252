import BinderyTesting
import BinderyViews
import Testing

@testable import ToDoSample

@MainActor
struct ToDoTests {
  @Test func aTaskIsAddedOnce() {
    let model = ToDoViewModel()
    for _ in 1...2 {
      model.draft = "Water the plants"
      model.add()
    }
    #expect(model.tasks == ["Water the plants"])
  }

  @Test func returnAddsWhatWasTyped() {
    let host = TestHost { ToDoView(model: ToDoViewModel()) }
    host.enter("Water the plants", into: .field("What next?"))
    host.submit(.field("What next?"))
    #expect(host.texts == ["1 to do", "Add", "Water the plants"])
  }
}
