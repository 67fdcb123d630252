import BinderyApp

@MainActor
final class ToDoViewModel {
  @Box private(set) var tasks: [String] = []
  @Box var draft = ""

  func add() {
    guard !draft.isEmpty, !tasks.contains(draft) else { return }
    tasks.append(draft)
    draft = ""
  }
}

struct ToDoView: View {
  @Bindable var model: ToDoViewModel

  var body: some View {
    VStack(spacing: 12) {
      Text(model.tasks.isEmpty ? "All done" : "\(model.tasks.count) to do").font(.largeTitle)
      TextField("What next?", text: $model.draft).onSubmit(model.add)
      Button("Add", action: model.add).disabled(model.draft.isEmpty)
      ForEach(model.tasks, id: \.self) { task in Text(task) }
    }
    .padding(24)
  }
}

@main
struct ToDo: App {
  var body: some Scene {
    WindowGroup("To do") { ToDoView(model: ToDoViewModel()) }
  }
}
