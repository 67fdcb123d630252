internal import Bindery
internal import BinderyViewModels

/// A question about a pet. The window stores it: after a restart it is asked again when the pets are loaded.
@MainActor
final class PetQuestion<Subject, Matter: Codable & Equatable & Sendable> {
  /// A question as the window stores it.
  private struct Kept: Codable, Equatable {
    let pet: Pet.ID
    let what: Matter
  }

  /// The open question and its subject; nil if none is open.
  @Box private(set) var asked: (subject: Subject, what: Matter)?
  /// A question about a pet that is still being loaded.
  @Box private var awaited: Kept?

  private let edits: EditQueue
  private let identity: @MainActor (Subject) -> Pet.ID
  private var restore: (@MainActor (Pet.ID, Matter) -> Void)?
  private let bag = DisposeBag()

  /// Creates a closed question.
  /// - Parameter identity: Returns the identity of a subject's pet.
  init(edits: EditQueue, identity: @escaping @MainActor (Subject) -> Pet.ID) {
    self.edits = edits
    self.identity = identity
  }

  /// Stores the question with the window.
  /// - Parameters:
  ///   - key: The name of the question within the window.
  ///   - restore: Asks a stored question once the pets are loaded. It is not called if the pet was deleted.
  func keep(as key: String, restore: @escaping @MainActor (Pet.ID, Matter) -> Void) {
    self.restore = restore
    edits.scene.keep(key, of: self, \.kept)
    edits.feeder.$state.bind(with: self) { if $1.value != nil { $0.restoreAwaited() } }.disposed(by: bag)
  }

  /// The subject of the open question.
  var subject: Subject? { asked?.subject }

  /// Opens a question about a subject.
  func ask(_ what: Matter, of subject: Subject) { asked = (subject, what) }

  /// Whether the given question is open.
  func asks(_ what: Matter) -> Bool { asked?.what == what }

  /// Closes the given question, unless another one was opened in the meantime.
  func close(_ what: Matter) { if untracked({ asks(what) }) { asked = nil } }

  /// Closes the question about a deleted pet.
  /// - Returns: Whether there was one.
  @discardableResult
  func forget(_ pet: Pet.ID) -> Bool {
    guard let subject = untracked({ subject }), identity(subject) == pet else { return false }
    asked = nil
    return true
  }

  private var kept: Kept? {
    get { awaited ?? asked.map { Kept(pet: identity($0.subject), what: $0.what) } }
    set {
      awaited = newValue
      if edits.feeder.isLoaded { restoreAwaited() }
    }
  }

  private func restoreAwaited() {
    guard let kept = untracked({ awaited }) else { return }
    awaited = nil
    restore?(kept.pet, kept.what)
  }
}
