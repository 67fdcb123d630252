public import BinderyStore
public import BinderyViews
internal import Foundation
internal import PetFeederServices
public import PetFeederViewModels
internal import PetFeederViews

/// Pet Feeder: who was fed, with what and when.
public struct PetFeederApp: App {
  public let title = "Pet Feeder"
  public let path = "pet-feeder"
  public let summary = "Who was fed, with what and when: noted with one tap, seen by the whole household."
  public let pictures = [PictureCatalog.feeder]

  private let feeder: Feeder

  /// Makes the app.
  /// - Parameter feeder: shared by all windows.
  public init(feeder: Feeder) { self.feeder = feeder }

  /// Makes the app for a process.
  /// - Parameters:
  ///   - environment: what stands still for tests, and the language: `BINDERY_NOW`, `BINDERY_LOCALE`, `TZ`.
  ///   - store: keeps the pets.
  public init(environment: [String: String], store: Store) {
    let date = environment["BINDERY_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
    let locale = environment["BINDERY_LOCALE"].flatMap { $0.isEmpty ? nil : $0 } ?? "en_US"
    let context = FeederContext(
      locale: Locale(identifier: locale),
      timeZone: environment["TZ"].flatMap(TimeZone.init(identifier:)) ?? .current, now: { date ?? Date() })
    self.init(
      feeder: Feeder(
        book: StoredFeederBook(store: store), pictures: NoPictures(), context: context,
        storeNotice: store.notice))
  }

  public var window: some View { PetFeederView(model: PetFeederViewModel(feeder: feeder)) }
}
