public import Bindery

/// The filter of a list of cafes.
@MainActor
public final class CafeFilter {
  /// Whether only cafes that are open now are shown.
  @Box public var isOpenNow = false
  /// Whether only cafes with Wi-Fi are shown.
  @Box public var hasWifi = false
  /// Whether only cafes with outdoor seating are shown.
  @Box public var hasOutdoorSeating = false
  /// The maximum price.
  @Box public var price = PriceChoice.any

  /// `Filters`, `Filters, 2 set`
  public var title: String { count == 0 ? "Filters" : "Filters, \(count) set" }

  private var count: Int { [isOpenNow, hasWifi, hasOutdoorSeating, price != .any].count(where: \.self) }

  /// Whether a filter is set.
  public var isActive: Bool { count > 0 }

  /// Removes all filters.
  public func clear() {
    batch {
      isOpenNow = false
      hasWifi = false
      hasOutdoorSeating = false
      price = .any
    }
  }

  /// Whether a cafe is known to match the filter.
  func includes(_ cafe: CafeViewModel) -> Bool {
    (!isOpenNow || cafe.isOpen == true) && (!hasWifi || cafe.cafe.hasWifi == true)
      && (!hasOutdoorSeating || cafe.cafe.hasOutdoorSeating == true) && price.includes(cafe.cafe.price)
  }
}
