internal import BinderyViewModels

/// When keys are made, seal, and are removed.
///
///     made        seals                     the next one seals      removed
///      ├── lead ───┼──────── lifetime ────────────┼──── opening ───────┤
///
/// Each process has read a key long before any process seals with it: it reads the keys again every ``interval``, and the clocks of processes
/// may differ by an hour.
struct KeySchedule {
  /// The time in seconds for which a key seals.
  static let lifetime = 30 * 86_400
  /// The time in seconds between the creation of a key and its use.
  static let lead = 2 * 3_600
  /// The time in seconds after which a process reads the keys again.
  static let interval = 600

  /// The present time in seconds since 1970.
  let now: Int
  /// The time in seconds for which a key opens after it has sealed for the last time.
  let opening: Int

  /// Returns keys with the next one if it is due, and without those that are no longer needed.
  ///
  /// - Parameters:
  ///   - former: The secrets of an earlier version of the program, the sealing one first.
  ///   - secret: The secret of the next key.
  func due(_ keys: [SealingKey], adding former: [String], secret: String) -> [SealingKey] {
    var keys = keys.filter { $0.end.map { now < $0 } ?? true }
    for old in former where !keys.contains(where: { $0.secret == old }) {
      let isFirst = keys.isEmpty
      keys.append(SealingKey(secret: old, start: isFirst ? now : 0, end: isFirst ? nil : now + opening))
    }
    guard let latest = keys.filter({ $0.end == nil }).map(\.start).max() else {
      return keys + [SealingKey(secret: secret, start: now)]
    }
    // Also one that a clock far in the future has made.
    guard now >= latest + Self.lifetime - Self.lead || latest > now + 2 * Self.lead else { return keys }
    let next = now + Self.lead
    for index in keys.indices where keys[index].end == nil {
      keys[index].end = next + opening + Self.lead
    }
    return keys + [SealingKey(secret: secret, start: next)]
  }

  /// Returns the secrets, the one that seals now first.
  func secrets(of keys: [SealingKey]) -> [String] {
    let sealing =
      keys.filter { $0.start <= now }.max { $0.start < $1.start } ?? keys.min { $0.start < $1.start }
    return [sealing].compactMap { $0?.secret } + keys.map(\.secret).filter { $0 != sealing?.secret }
  }
}
