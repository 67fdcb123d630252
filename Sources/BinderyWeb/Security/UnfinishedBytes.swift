internal import Synchronization

/// The bytes of messages and forms that have begun and are not complete, of each client address, with their limit.
final class UnfinishedBytes: Sendable {
  private let maximumPerAddress: Int
  private let bytes = HostLock<[ClientAddress: Int]>([:])

  /// Creates a count of nothing.
  init(maximumPerAddress: Int) { self.maximumPerAddress = maximumPerAddress }

  /// The number of bytes of an address.
  func count(of address: ClientAddress) -> Int { bytes.withLock { $0[address.network] ?? 0 } }

  /// Changes the number of bytes of an address. Returns false, and changes nothing, if it would be increased above the limit.
  func change(by difference: Int, of address: ClientAddress) -> Bool {
    guard difference != 0 else { return true }
    return bytes.withLock { bytes in
      let count = (bytes[address.network] ?? 0) + difference
      guard difference < 0 || count <= maximumPerAddress else { return false }
      bytes[address.network] = count == 0 ? nil : count
      return true
    }
  }
}
