internal import NIOSSL

/// A certificate with its private key.
struct Certificate: Sendable {
  /// The setting of connections that are encrypted with it.
  let context: NIOSSLContext
  /// The time during which clients accept it, in seconds since 1970.
  let validity: Range<Int>

  /// Returns a sentence for the log if clients do not accept it at a time; nil if they do.
  ///
  /// - Parameter second: The time in seconds since 1970.
  func warning(at second: Int) -> String? {
    if second < validity.lowerBound { return "is not valid yet. Check the clock of this machine" }
    return second < validity.upperBound ? nil : "has expired. Renew it"
  }
}
