import BinderyStore
import Foundation

/// What is kept of one.
public struct Item: Record, Hashable {
  public static let collection = "starter.item"

  public let id: UUID
  public var title: String
  public var isDone = false

  public init(id: UUID = UUID(), title: String = "") {
    self.id = id
    self.title = title
  }
}
