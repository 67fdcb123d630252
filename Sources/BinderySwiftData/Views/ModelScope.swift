internal import Bindery
internal import BinderyViews

/// A view with the context of a container. It shows what cannot be loaded or saved.
struct ModelScope<Content: View>: View {
  let content: Content
  @State private var source: ModelSource
  @State private var isFailed = false

  init(content: Content, source: ModelSource) {
    self.content = content
    _source = State(initialValue: source)
  }

  var body: some View {
    switch source.container {
    case .success(let container):
      content.environment(\.modelContext, container.mainContext)
        .onChange(of: container.graph.failure.last) { isFailed = true }
        .alert("Couldn’t save", isPresented: $isFailed) {
          Button("OK") {}
        } message: {
          Text(container.graph.failure.last?.sentence ?? "")
        }
    case .failure(let error):
      ContentUnavailableView(
        "Couldn’t load", systemImage: "exclamationmark.triangle",
        description: Text(ModelFailure.sentence(for: error)))
    }
  }
}
