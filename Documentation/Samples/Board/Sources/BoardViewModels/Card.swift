import BinderyStore
import Foundation

/// A piece of work on the board.
public struct Card: Record, Hashable {
  public static let collection = "board.card"
  /// Finds the cards of a person.
  public static let byOwner = RecordField("owner", \Card.owner)

  /// A column of the board.
  public enum Stage: String, Codable, CaseIterable, Sendable {
    case toDo = "To do"
    case doing = "Doing"
    case done = "Done"

    /// The column after this one.
    public var next: Stage? { self == .toDo ? .doing : self == .doing ? .done : nil }
  }

  public let id: UUID
  public var title: String
  public var owner: String
  public var stage: Stage

  public init(id: UUID = UUID(), title: String = "", owner: String = "", stage: Stage = .toDo) {
    self.id = id
    self.title = title
    self.owner = owner
    self.stage = stage
  }
}

extension SharedRecords<Card> {
  /// Finds the cards of everyone whose name begins with a text. The store reads no other card.
  func search(owner: String) async throws -> [Card] {
    try await store.records(by: Card.byOwner, from: owner, through: owner + "\u{10FFFF}")
  }
}
