import Bindery
import BinderyStore
import BinderyViewModels
import BinderyViews
import Foundation

/// A saved note.
struct Note: Record, Equatable {
  static let collection = "notes"
  var id: UUID
  var text: String
}

/// An app with a draft and a button that saves it, once `gate` lets it.
struct NotesApp: WindowScene {
  let title = "Notes"
  let path = "notes"
  let summary = "Keeps notes."
  let store: Store
  /// What a write waits for, after its event has been received.
  var gate: @Sendable () async -> Void = {}
  /// What work of the window that no event started waits for, before it saves the note “later”; nil for no such work.
  var later: (@Sendable () async -> Void)?
  /// Receives the errors of writes.
  var onError: @Sendable (any Error) -> Void = { _ in }

  var window: some View {
    NotesView(
      model: NotesModel(scene: .current, store: store, gate: gate, onError: onError), later: later)
  }
}

@MainActor
final class NotesModel {
  @Box var draft = ""
  @Box private(set) var message = "Nothing saved"
  private let store: Store
  private let gate: @Sendable () async -> Void
  private let onError: @Sendable (any Error) -> Void

  init(
    scene: SceneState, store: Store, gate: @escaping @Sendable () async -> Void,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    self.store = store
    self.gate = gate
    self.onError = onError
    scene.keep("draft", of: self, \.draft)
  }

  func save() {
    let text = draft
    Task { await save(text) }
  }

  func save(_ text: String) async {
    await gate()
    do {
      try await store.save(Note(id: UUID(), text: text))
      message = "Saved \(text)"
    } catch {
      message = "Not saved"
      onError(error)
    }
  }
}

private struct NotesView: View {
  @Bindable var model: NotesModel
  let later: (@Sendable () async -> Void)?

  var body: some View {
    VStack {
      Text(model.message)
      TextField("Draft", text: $model.draft)
      Button("Save") { model.save() }
    }
    .task {
      guard let later else { return }
      await WorkScope.waiting { await later() }
      await model.save("later")
    }
  }
}

extension Store {
  /// The texts of all notes.
  var notes: [String] { get async throws { try await all(Note.self).map(\.text) } }
}
