public import Bindery
internal import BinderyViewModels
internal import Foundation
internal import Places

/// The list of locations: the current location and the favorites.
@MainActor
public final class LocationsViewModel {
  /// `Locations`
  public let title = "Locations"
  /// The header of the section with ``currentLocation``.
  public let currentLocationTitle = "Current Location"
  /// The header of the section with ``favorites``.
  public let favoritesTitle = "Favorite Locations"

  /// The label of the button that requests the device's location.
  public let locateTitle = "Use my location"
  /// The reason why the device did not report its location, as a sentence.
  @Box public private(set) var locationFailure: String?

  /// Called when the device has reported its location.
  var onLocate: @MainActor () -> Void = {}
  /// Called with the chosen place, or with nil for the current location.
  var onChoose: @MainActor (Place?) -> Void = { _ in }

  @Box private var changeFailure: String?
  private let shared: SharedFavorites
  private let position: CurrentPosition
  private let banner: UndoNotice
  private let numbers: NumberText
  private let rows: Computed<[LocationViewModel]>
  private let change: Command<Change, Void>
  private let bag = DisposeBag()

  init(
    favorites: SharedFavorites, position: CurrentPosition, banner: UndoNotice, context: DisplayContext
  ) {
    let numbers = NumberText(locale: context.locale)
    shared = favorites
    self.position = position
    self.banner = banner
    self.numbers = numbers
    rows = Computed("favorites") {
      favorites.places.map { LocationViewModel($0, numbers: numbers, canBeDeleted: true) }
    }
    change = Command(.queue) { change in
      switch change {
      case .removal(let id): try await favorites.remove(id)
      case .restoration(let place, let index): try await favorites.restore(place, at: index)
      case .move(let id, let index): try await favorites.move(id, to: index)
      }
    }
    change.results.bind { [weak self] in self?.changeFailure = nil }.disposed(by: bag)
    change.errors.bind(with: self) { $0.changeFailure = $1.localizedDescription }.disposed(by: bag)
  }

  /// `51.401, 4.761`, or `Current Location Unknown` with the default place. It cannot be deleted.
  public var currentLocation: LocationViewModel {
    LocationViewModel(current: position.coordinate, numbers: numbers)
  }

  /// The favorites in their order.
  public var favorites: [LocationViewModel] { rows.value }

  /// `No Favorites Found` if there are none.
  public var emptyText: String? {
    shared.places.isEmpty && shared.failure == nil ? "No Favorites Found" : nil
  }

  /// The reason why favorites couldn't be read or changed, as a sentence.
  public var failure: String? { changeFailure ?? shared.failure }

  /// Reads the favorites again.
  public func retry() {
    changeFailure = nil
    WorkScope.start { [shared] in await shared.reload() }
  }

  /// Closes the list and shows the weather of the row's place.
  public func choose(_ row: LocationViewModel) {
    guard let id = row.id.place else { return onChoose(nil) }
    guard let place = shared.places.first(where: { $0.id == id }) else { return }
    onChoose(place)
  }

  /// Sets the location that the device reported, closes the list and shows the weather there.
  public func use(latitude: Double, longitude: Double) {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else { return }
    locationFailure = nil
    position.coordinate = coordinate
    onLocate()
  }

  /// Shows why the device did not report its location.
  public func locationIsUnknown(_ trouble: LocationTrouble) { locationFailure = trouble.sentence }

  /// Removes a favorite and offers to undo that. Has no effect on the current location.
  public func delete(_ row: LocationViewModel) {
    let places = untracked { shared.places }
    guard row.canBeDeleted, let index = places.firstIndex(where: { $0.id == row.id.place }) else { return }
    change.execute(.removal(places[index].id))
    banner.show("“\(row.text)” was removed.") { [change] in
      change.execute(.restoration(places[index], at: index))
    }
  }

  /// Moves a favorite within the list, in every window. If the row was removed in the meantime, nothing moves.
  /// - Parameters:
  ///   - origin: The index in ``favorites``.
  ///   - target: The index after the move.
  public func move(from origin: Int, to target: Int) {
    guard shared.places.indices.contains(origin), origin != target else { return }
    change.execute(.move(shared.places[origin].id, to: target))
  }

  private enum Change: Sendable {
    case removal(Place.ID)
    case restoration(Place, at: Int)
    case move(Place.ID, to: Int)
  }
}
