internal import CoffeeQuestModels

/// Which facts the cafes that were found have: a filter or an order by any other fact would be of no use.
extension CafeMapViewModel {
  /// Whether the price of any cafe is known.
  public var knowsPrices: Bool { found.contains { $0.cafe.price != nil } }
  /// Whether any cafe is known to have Wi-Fi, or to have none.
  public var knowsWifi: Bool { found.contains { $0.cafe.hasWifi != nil } }
  /// Whether any cafe is known to have seats outside, or to have none.
  public var knowsOutdoorSeating: Bool { found.contains { $0.cafe.hasOutdoorSeating != nil } }
  /// Whether the hours of any cafe are known.
  public var knowsHours: Bool { found.contains { $0.cafe.hours != nil && $0.cafe.timeZone != nil } }
  /// Whether any cafe is rated.
  public var knowsRatings: Bool { found.contains { $0.cafe.rating != nil } }
}
