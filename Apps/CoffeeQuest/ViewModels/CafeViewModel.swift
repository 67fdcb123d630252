public import Bindery
internal import Foundation
internal import Places

/// A cafe as a pin on the map, a callout and a row beside it.
@MainActor
public final class CafeViewModel: Identifiable {
  /// The cafe's identity.
  public nonisolated let id: String
  /// The cafe's name.
  public let name: String
  /// `4.0 stars`, `not rated`.
  public let ratingText: String
  /// The pin on the map.
  public let pin: CafePin
  /// `0.3 mi`; nil if the distance is unknown.
  public let distanceText: String?
  /// `$$`; nil if unknown.
  public let priceText: String?
  /// The degrees north.
  public let latitude: Double
  /// The degrees east.
  public let longitude: Double
  /// The reason why the last change couldn't be saved, as a sentence.
  @Box public private(set) var failure: String?

  let cafe: Cafe
  /// The distance in meters; nil if unknown.
  let distance: Double?
  private let guide: CafeGuide
  private let selection: Selection?
  private let like: Command<Bool, Void>
  private let bag = DisposeBag()

  init(_ cafe: Cafe, distance: Double? = nil, guide: CafeGuide, selection: Selection? = nil) {
    self.cafe = cafe
    self.distance = distance
    self.guide = guide
    self.selection = selection
    let text = CafeText(locale: guide.locale)
    id = cafe.id
    name = cafe.name ?? "Unnamed cafe"
    ratingText = text.rating(cafe.rating)
    pin = CafePinFactory().pin(for: cafe.rating)
    distanceText = distance.map(text.distance)
    priceText = cafe.price.map(text.price)
    latitude = cafe.coordinate.latitude
    longitude = cafe.coordinate.longitude
    like = Command(.queue) { try await guide.setFavorite($0, cafe) }
    like.errors.bind(with: self) { $0.failure = $1.localizedDescription }.disposed(by: bag)
  }

  /// The route of the cafe's page.
  public var route: CafeRoute { .cafe(id: id) }

  /// Whether the callout is open. At most one callout is open at a time.
  public var isSelected: Bool {
    get { selection?.id == id }
    set {
      guard let selection else { return }
      if newValue {
        selection.id = id
      } else if untracked({ selection.id }) == id {
        selection.id = nil
      }
    }
  }

  /// `Open until 6:00 PM`; nil if the hours are unknown.
  public var openText: String? { hours?.stateText }

  /// Whether the cafe is open now; nil if the hours are unknown.
  public var isOpen: Bool? { hours?.isOpen }

  /// The rating, price and distance, if known: `4.5 stars · $$ · 0.3 mi`.
  public var summaryText: String {
    [ratingText, priceText, distanceText].compactMap(\.self).joined(separator: " · ")
  }

  /// Whether the cafe is a favorite.
  public var isFavorite: Bool { guide.isFavorite(id) }

  /// The label of the heart button: `Add Blue Cup to favorites`.
  public var favoriteActionText: String {
    isFavorite ? "Remove \(name) from favorites" : "Add \(name) to favorites"
  }

  /// Adds the cafe to the favorites, or removes it.
  public func toggleFavorite() {
    failure = nil
    like.execute(!untracked { isFavorite })
  }

  /// The current opening hours, in the time zone of the cafe.
  var hours: HoursText? { guide.hours.text(of: cafe) }
}

/// The cafe whose callout is open on a map.
@MainActor
final class Selection {
  /// The identity of the cafe; nil if no callout is open.
  @Box var id: String?
}
