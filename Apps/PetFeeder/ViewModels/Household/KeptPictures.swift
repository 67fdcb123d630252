internal import Bindery
internal import PetFeederModels

/// The pictures of the household: those that no pet has any more are deleted once an undo can't bring them back.
@MainActor
final class KeptPictures {
  private let store: any PetPictures
  private let household: Household
  private let clock: any Clock<Duration>
  /// Pictures that were just stored and that no pet has yet.
  private var arriving: [String: Int] = [:]
  private var timer: Disposable?

  /// For how long pictures stay after they lost their pet. Longer than an undo is offered.
  static let grace = Duration.seconds(180)

  init(_ store: any PetPictures, household: Household, clock: any Clock<Duration>) {
    self.store = store
    self.household = household
    self.clock = clock
  }

  /// Keeps a picture and gives it to a pet: `body` gets its name.
  func keep(_ bytes: [UInt8], then body: (String) async throws -> Void) async throws {
    let name = try await store.keep(bytes)
    arriving[name, default: 0] += 1
    defer {
      arriving[name, default: 1] -= 1
      if arriving[name] == 0 { arriving[name] = nil }
    }
    // Another picture may have been chosen meanwhile.
    try Task.checkCancellation()
    try await body(name)
  }

  /// A pet went or got another picture.
  func release() {
    timer = clock.schedule(after: Self.grace) { [weak self] in self?.sweep() }
  }

  /// Forgets what is not in use.
  func sweep() {
    let used = untracked { household.pets.elements.compactMap(\.pet.picture) }
    let names = Set(used).union(arriving.keys)
    let store = store
    // A picture too many costs some room on the disk, and the next sweep tries again.
    WorkScope.start("sweep pictures") { try? await store.keepOnly(names) }
  }
}
