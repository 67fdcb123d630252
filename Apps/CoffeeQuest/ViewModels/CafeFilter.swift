public import Bindery
internal import CoffeeQuestModels

/// The filter of a list of cafes.
@MainActor
public final class CafeFilter {
  /// Only those that are open now.
  @Box public var isOpenNow = false
  /// Only those with Wi-Fi.
  @Box public var hasWifi = false
  /// Only those where one can sit outside.
  @Box public var hasOutdoorSeating = false
  /// At which price.
  @Box public var price = PriceChoice.any

  /// Whether anything is wanted.
  public var isActive: Bool { isOpenNow || hasWifi || hasOutdoorSeating || price != .any }

  /// Wants nothing in particular.
  public func clear() {
    batch {
      isOpenNow = false
      hasWifi = false
      hasOutdoorSeating = false
      price = .any
    }
  }

  /// Whether a cafe is known to be as wanted.
  func includes(_ cafe: CafeViewModel) -> Bool {
    (!isOpenNow || cafe.isOpen == true) && (!hasWifi || cafe.cafe.hasWifi == true)
      && (!hasOutdoorSeating || cafe.cafe.hasOutdoorSeating == true) && price.includes(cafe.cafe.price)
  }
}
