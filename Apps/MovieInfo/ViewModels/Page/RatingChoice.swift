/// A choice of a rating.
public struct RatingChoice: Sendable, Hashable, Identifiable {
  /// 1 to 10; nil for no rating.
  public let id: Int?

  /// `Not rated`, then 1 to 10.
  public static let all = [RatingChoice(id: nil)] + (1...10).map { RatingChoice(id: $0) }

  /// `Not rated`, `8 of 10`
  public var title: String { id.map { "\($0) of 10" } ?? "Not rated" }
}
