/// What a ``LogInStore`` keeps, or a part of it.
public struct KeptLogIns: Sendable, Hashable {
  /// The log-ins that have not been ended one by one.
  public var logIns: [KeptLogIn] = []
  /// How often the log-ins of a user were all ended.
  public var ends: [User.ID: Int] = [:]
  /// The log-ins that are not completed.
  public var tickets: [KeptTicket] = []

  /// Creates an empty list.
  public init() {}
}
