public import BinderyViewModels
internal import Foundation
internal import Synchronization

/// Seals the saved states of windows with keys that all processes of a store share, and that are replaced every 30 days.
///
/// The first process makes the first key. A new key is made two hours before it seals; an old one opens for as long as a page may keep what it
/// has sealed.
public final class StoredKeys: StateSealer {
  private struct State {
    var ring: KeyRing?
    var read: Int?
  }

  private let store: any SealingKeyStore
  private let file: String
  private let now: @Sendable () -> Date
  private let state = HostLock(State())

  /// Creates a sealer. A host reads its keys before the first page.
  ///
  /// - Parameters:
  ///   - store: Keeps the keys.
  ///   - file: A file in which earlier versions of the program kept them. They are taken into the store, and the file is removed.
  public convenience init(store: any SealingKeyStore, replacing file: String) {
    self.init(store: store, replacing: file, now: { Date() })
  }

  init(store: any SealingKeyStore, replacing file: String, now: @escaping @Sendable () -> Date) {
    self.store = store
    self.file = file
    self.now = now
  }

  public func seal(_ bytes: [UInt8]) throws -> String {
    guard let ring = state.withLock(\.ring) else { throw KeyError.noKey }
    return try ring.seal(bytes)
  }

  public func open(_ text: String) throws(SavedStateRefusal) -> [UInt8] {
    guard let ring = state.withLock(\.ring) else { throw .damaged }
    return try ring.open(text)
  }

  public func refresh(keepingFor lifetime: Duration) async throws {
    let time = Int(now().timeIntervalSince1970)
    let isDue = state.withLock { state in
      guard state.read.map({ abs(time - $0) >= KeySchedule.interval }) ?? true else { return false }
      state.read = time
      return true
    }
    guard isDue else { return }
    let schedule = KeySchedule(now: time, opening: Int(lifetime.components.seconds))
    let secret = KeyRing.randomSecret()
    let former = Result { () throws(KeyError) in try KeyFile.secrets(of: file) }
    let secrets = (try? former.get()) ?? []
    do {
      let keys = try await store.sealingKeys { schedule.due($0, adding: secrets, secret: secret) }
      try use(schedule.secrets(of: keys))
      if !secrets.isEmpty { KeyFile.remove(file) }
    } catch {
      // Windows come back after a reload, and not in another process.
      if state.withLock({ $0.ring == nil }) { try use(secrets.isEmpty ? [secret] : secrets) }
      throw error
    }
    _ = try former.get()
  }

  private func use(_ secrets: [String]) throws(KeyError) {
    let ring = try KeyRing(hexadecimal: secrets.joined(separator: ","), source: "The stored key")
    state.withLock { $0.ring = ring }
  }
}
