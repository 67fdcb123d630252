/// A place on earth.
public struct Place: Hashable, Identifiable, Sendable {
  public let id: Int
  public let name: String
  public let country: String

  public init(id: Int, name: String, country: String) {
    self.id = id
    self.name = name
    self.country = country
  }
}
