import BinderyApp

/// A program that stands for one whose sources are changed: it shows the text of a variable, and a field.
@main
struct ChangingNote: App {
  private let text: String

  init(_ launch: LaunchContext) throws { text = launch.environment["BINDERY_TEST_TEXT"] ?? "No text" }

  var body: some Scene {
    WindowGroup("Note") { NoteView(text: text) }
  }
}

private struct NoteView: View {
  let text: String
  @SceneStorage private var draft: String

  init(text: String) {
    self.text = text
    _draft = SceneStorage(wrappedValue: "", "draft")
  }

  var body: some View {
    VStack {
      Text(text)
      TextField("Draft", text: $draft)
      Text("Reads: \(draft)")
    }
  }
}
