/// The kinds of facts that the results contain. Filters and orders by other facts are not offered.
extension CafeMapViewModel {
  /// Whether the results contain prices.
  public var knowsPrices: Bool { found.contains { $0.cafe.price != nil } }
  /// Whether the results contain data about Wi-Fi.
  public var knowsWifi: Bool { found.contains { $0.cafe.hasWifi != nil } }
  /// Whether the results contain data about outdoor seating.
  public var knowsOutdoorSeating: Bool { found.contains { $0.cafe.hasOutdoorSeating != nil } }
  /// Whether the results contain opening hours.
  public var knowsHours: Bool { found.contains { $0.cafe.hours != nil && $0.cafe.timeZone != nil } }
  /// Whether the results contain ratings.
  public var knowsRatings: Bool { found.contains { $0.cafe.rating != nil } }
}
