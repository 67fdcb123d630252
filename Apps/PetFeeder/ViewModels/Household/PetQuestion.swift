internal import Bindery
internal import BinderyScenes
internal import PetFeederModels

/// What is asked about a pet. The window keeps it: after a restart it is asked again when the pets are loaded.
@MainActor
final class PetQuestion<Subject, Matter: Codable & Equatable & Sendable> {
  /// A question as the window keeps it.
  private struct Kept: Codable, Equatable {
    let pet: Pet.ID
    let what: Matter
  }

  /// What is asked, and about which pet.
  @Box private(set) var asked: (subject: Subject, what: Matter)?
  /// A question about a pet that is still being loaded.
  @Box private var awaited: Kept?

  private let desk: EditDesk
  private let identity: @MainActor (Subject) -> Pet.ID
  private var restore: (@MainActor (Pet.ID, Matter) -> Void)?
  private let bag = DisposeBag()

  /// Creates a question that is not asked yet.
  /// - Parameter identity: returns the identity of a subject's pet.
  init(desk: EditDesk, identity: @escaping @MainActor (Subject) -> Pet.ID) {
    self.desk = desk
    self.identity = identity
  }

  /// Keeps the question with the window.
  /// - Parameters:
  ///   - key: names the question within the window.
  ///   - restore: asks a question that the window has kept, when the pets are loaded. No pet, no question.
  func keep(as key: String, restore: @escaping @MainActor (Pet.ID, Matter) -> Void) {
    self.restore = restore
    desk.scene.keep(key, of: self, \.kept)
    desk.feeder.$phase.bind(with: self) { if $1 == .loaded { $0.restoreAwaited() } }.disposed(by: bag)
  }

  /// The subject that is asked about.
  var subject: Subject? { asked?.subject }

  /// Asks something about a pet.
  func ask(_ what: Matter, of subject: Subject) { asked = (subject, what) }

  /// Whether this is asked.
  func asks(_ what: Matter) -> Bool { asked?.what == what }

  /// Ends a question, unless the next one was asked already.
  func close(_ what: Matter) { if untracked({ asks(what) }) { asked = nil } }

  /// Ends the question about a pet that was deleted.
  /// - Returns: whether there was one.
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
      if desk.feeder.phase == .loaded { restoreAwaited() }
    }
  }

  private func restoreAwaited() {
    guard let kept = untracked({ awaited }) else { return }
    awaited = nil
    restore?(kept.pet, kept.what)
  }
}
