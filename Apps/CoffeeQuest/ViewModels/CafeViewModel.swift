public import Bindery
internal import CoffeeQuestModels
internal import Foundation
internal import Places

/// A cafe as a pin on the map, a callout and a row beside it.
@MainActor
public final class CafeViewModel: Identifiable {
  /// The cafe's identity.
  public nonisolated let id: String
  /// What it is called.
  public let name: String
  /// `4.0 stars`, `not rated`.
  public let ratingText: String
  /// Its picture on the map.
  public let pin: CafePin
  /// `0.3 mi`; nil where the distance is not known.
  public let distanceText: String?
  /// `$$`; nil where it is not known.
  public let priceText: String?
  /// Degrees north.
  public let latitude: Double
  /// Degrees east.
  public let longitude: Double
  /// Why the last change could not be saved, as a sentence.
  @Box public private(set) var failure: String?

  let cafe: Cafe
  /// In meters.
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

  /// Where its page is.
  public var route: CafeRoute { .cafe(id: id) }

  /// Whether its callout is open; one at a time is.
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

  /// `Open until 6:00 PM`; nil where its hours are not known.
  public var openText: String? { hours?.stateText }

  /// Whether it is open now; nil where its hours are not known.
  public var isOpen: Bool? { hours?.isOpen }

  /// Rating, price and distance, as far as they are known: `4.5 stars · $$ · 0.3 mi`.
  public var summaryText: String {
    [ratingText, priceText, distanceText].compactMap(\.self).joined(separator: " · ")
  }

  /// Whether it is a favorite.
  public var isFavorite: Bool { guide.isFavorite(id) }

  /// The label of the heart: `Add Blue Cup to favorites`.
  public var favoriteActionText: String {
    isFavorite ? "Remove \(name) from favorites" : "Add \(name) to favorites"
  }

  /// Adds it to the favorites, or removes it.
  public func toggleFavorite() {
    failure = nil
    like.execute(!untracked { isFavorite })
  }

  /// Its hours now, by the clock of the place.
  var hours: HoursText? { guide.hours.text(of: cafe) }
}

/// Which cafe of a map has its callout open.
@MainActor
final class Selection {
  /// Its identity.
  @Box var id: String?
}
