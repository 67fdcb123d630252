internal import BinderyTerminal
internal import BinderyServices
internal import BinderyPictures
internal import BinderyStore
internal import BinderyViews
internal import Foundation
internal import Places

/// All apps in one terminal. Other terminals and browsers may use the same data folder at the same time.
@MainActor
struct GalleryTerminal {
  private let command: TerminalCommand
  private let moveFiles: @Sendable () async -> Void

  /// Opens the data and creates the apps.
  /// - Throws: An error if the data cannot be opened or no app has the given name.
  init(_ configuration: Configuration, options: TerminalOptions, environment: [String: String]) async throws {
    let store = try await GalleryData.open(configuration)
    let apps = try Shelf.apps(
      environment: environment, store: store,
      showsSampleData: configuration.usesSampleData)
    let home = HomeApp(apps: apps)
    let geocoder = try Self.geocoder(configuration, environment)
    var terminal = try options.configuration(environment: environment)
    terminal.appStorage = store
    if GraphicsMagick.installed != nil {
      terminal.drawPicture = { await TerminalPictures.pixels(of: $0, files: store) }
    }
    moveFiles = { await Shelf.moveFiles(of: configuration.dataFolder, to: store) }
    terminal.findPlaces = { await Self.places(named: $0, by: geocoder) }
    command = try TerminalCommand(
      apps: [home, SourceApp(cards: home.cards)] + apps, options: options, configuration: terminal)
  }

  /// Shows the apps until the user quits, or prints one screen.
  /// - Throws: An error if the terminal cannot be switched to full screen, or the screen cannot be written.
  func run() async throws {
    await moveFiles()
    try await command.run()
  }

  /// Returns a geocoder for the user's typed location, since a terminal has no location service.
  private static func geocoder(
    _ configuration: Configuration, _ environment: [String: String]
  ) throws -> any Geocoder {
    if configuration.usesSampleData { return SampleGeocoder() }
    let services = try NetworkServices(environment: environment, userAgent: "Bindery/1.0")
    return FallbackGeocoder(services.places, known: SampleGeocoder())
  }

  private nonisolated static func places(
    named name: String, by geocoder: any Geocoder
  ) async -> Result<[FoundPlace], PlaceSearchError> {
    do {
      let places = try await geocoder.places(named: name).map { place in
        FoundPlace(
          name: place.fullName, detail: place.country ?? "",
          coordinate: MapCoordinate(
            latitude: place.coordinate.latitude, longitude: place.coordinate.longitude))
      }
      return .success(places)
    } catch {
      return .failure(PlaceSearchError(reason: error.localizedDescription))
    }
  }
}
