public import BinderyApp
internal import BinderyViewModels
public import BinderyViews
internal import CoffeeQuestViewModels

/// CoffeeQuest: cafes on a map.
public struct CoffeeQuestApp: App {
  private let guide: CafeGuide

  /// Creates the app of a program. ``CoffeeQuestServices`` reads addresses and keys from the environment.
  /// - Throws: `ConfigurationError` for the first invalid variable.
  public init(_ launch: LaunchContext) throws {
    let context = launch.display
    guide = CafeGuide(
      services: launch.showsSampleData
        ? .sample(store: launch.store)
        : try .live(environment: launch.environment, store: launch.store, now: context.now),
      context: context)
  }

  public var body: some Scene {
    WindowGroup("CoffeeQuest") { CoffeeQuestView(model: CoffeeQuestViewModel(guide: guide, scene: .current)) }
      .summary("Cafes on a map and in a list beside it: the nearest, the best, the one that is open.")
      .pictures(.cafePins, .cafeMaps)
  }
}
