internal import CoffeeQuestModels

/// What the cafes that were found tell of themselves.
extension CafeMapViewModel {
  /// Whether any cafe tells its price; else a filter by it would only empty the list.
  public var knowsPrices: Bool { found.contains { $0.cafe.price != nil } }
  /// Whether any cafe tells of Wi-Fi.
  public var knowsWifi: Bool { found.contains { $0.cafe.hasWifi != nil } }
  /// Whether any cafe tells of seats outside.
  public var knowsOutdoorSeating: Bool { found.contains { $0.cafe.hasOutdoorSeating != nil } }
  /// Whether any cafe tells its hours.
  public var knowsHours: Bool { found.contains { $0.cafe.hours != nil && $0.cafe.timeZone != nil } }
}
