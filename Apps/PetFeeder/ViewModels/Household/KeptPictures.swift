internal import Bindery

/// The pictures of the household. Those without a pet are deleted once an undo cannot restore them.
@MainActor
final class KeptPictures {
  private let store: any PetPictures
  private let household: Household
  private let clock: any Clock<Duration>
  /// The number of uploads in progress for each stored picture that no pet has yet.
  private var arriving: [String: Int] = [:]
  private var timer: Disposable?

  /// The time for which pictures without a pet are stored. It is longer than an undo is offered.
  static let grace = Duration.seconds(180)

  init(_ store: any PetPictures, household: Household, clock: any Clock<Duration>) {
    self.store = store
    self.household = household
    self.clock = clock
  }

  /// Stores a picture and passes its name to `body`, which assigns it to a pet.
  func keep(_ bytes: [UInt8], then body: (String) async throws -> Void) async throws {
    let name = try await store.keep(bytes)
    arriving[name, default: 0] += 1
    defer {
      arriving[name, default: 1] -= 1
      if arriving[name] == 0 { arriving[name] = nil }
    }
    // The user may have chosen another picture in the meantime.
    try Task.checkCancellation()
    try await body(name)
  }

  /// Schedules a sweep after a pet was deleted or its picture replaced.
  func release() {
    timer = clock.schedule(after: Self.grace) { [weak self] in self?.sweep() }
  }

  /// Deletes the pictures that are not in use.
  func sweep() {
    let used = untracked { household.pets.elements.compactMap(\.pet.picture) }
    let names = Set(used).union(arriving.keys)
    let store = store
    // After a failure, the unused picture stays on disk until the next sweep.
    WorkScope.start("sweep pictures") { try? await store.keepOnly(names) }
  }
}
