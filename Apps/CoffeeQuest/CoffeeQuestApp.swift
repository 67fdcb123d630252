internal import BinderyServices
internal import BinderyViewModels
public import BinderyStore
public import BinderyViews
internal import CoffeeQuestViewModels

/// CoffeeQuest: cafes on a map.
public struct CoffeeQuestApp: App {
  public let title = "CoffeeQuest"
  public let path = "coffee-quest"
  public let summary = "Cafes on a map and in a list beside it: the nearest, the best, the one that is open."
  public let pictures = [PictureCatalog.cafePins, .cafeMaps]

  private let guide: CafeGuide

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: Addresses and keys of services (see ``CoffeeQuestServices``), `BINDERY_NOW` and `BINDERY_LOCALE`.
  ///   - store: The store of favorites.
  ///   - showsSampleData: Whether to show sample cafes and send no requests.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store, showsSampleData: Bool) throws {
    let context = try DisplayContext(environment: environment)
    guide = CafeGuide(
      services: showsSampleData
        ? .sample(store: store) : try .live(environment: environment, store: store, now: context.now),
      context: context)
  }

  public var window: some View { CoffeeQuestView(model: CoffeeQuestViewModel(guide: guide, scene: .current)) }
}
