/// The names of a session's last accepted uploads. If the connection broke before the response, the page repeats the
/// upload under the same name and receives the response without a second upload.
struct AcceptedUploads {
  private static let capacity = 16
  private var names: [String] = []

  func contains(_ name: String) -> Bool { names.contains(name) }

  mutating func insert(_ name: String) {
    names.append(name)
    if names.count > Self.capacity { names.removeFirst() }
  }
}
