public import BinderyStore
public import BinderyViews
internal import CoffeeQuestModels
public import CoffeeQuestViewModels
internal import Foundation

/// CoffeeQuest: cafes on a map.
public struct CoffeeQuestApp: App {
  public let title = "CoffeeQuest"
  public let path = "coffee-quest"
  public let summary = "Cafes on a map and in a list beside it: the nearest, the best, the one that is open."
  public let pictures = [PictureCatalog.cafePins]

  private let guide: CafeGuide

  /// Makes the app.
  /// - Parameter guide: shared by all windows.
  public init(guide: CafeGuide) { self.guide = guide }

  /// Makes the app for a process.
  /// - Parameters:
  ///   - environment: addresses and keys of services (see ``CoffeeQuestServices``), and what stands still for tests:
  ///     `BINDERY_NOW`, `BINDERY_LOCALE`.
  ///   - store: keeps the favorites.
  ///   - showsSampleData: whether nobody is asked.
  /// - Throws: a sentence about the variable that cannot be used.
  public init(environment: [String: String], store: Store, showsSampleData: Bool) throws {
    let date = environment["BINDERY_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
    let now: @Sendable () -> Date = { date ?? Date() }
    self.init(
      guide: CafeGuide(
        services: showsSampleData
          ? .sample(store: store) : try .live(environment: environment, store: store, now: now),
        locale: Locale(identifier: environment["BINDERY_LOCALE"] ?? "en_US"), now: now))
  }

  public var window: some View { CoffeeQuestView(model: CoffeeQuestViewModel(guide: guide)) }
}
