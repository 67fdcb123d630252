/// The last pictures that a session took, by the names that the page gave them. A page whose connection broke before
/// the answer came sends again under the same name, and gets the answer alone.
struct TakenUploads {
  private static let memory = 16
  private var names: [String] = []

  func contains(_ name: String) -> Bool { names.contains(name) }

  mutating func insert(_ name: String) {
    names.append(name)
    if names.count > Self.memory { names.removeFirst() }
  }
}
