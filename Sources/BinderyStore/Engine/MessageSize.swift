/// The size of a message between processes.
package enum MessageSize {
  /// The maximum size of a text in bytes of UTF-8: PostgreSQL's notifications carry less than 8,000.
  package static let maximum = 7_999
}
