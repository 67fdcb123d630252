internal import BinderyANSI
internal import BinderyHTTP
internal import BinderyPictures
internal import BinderyStore
internal import BinderyTerminal
internal import BinderyViews
internal import Foundation
internal import Places

/// All apps in one terminal. Other terminals and browsers may use the same data folder at the same time.
@MainActor
struct GalleryTerminal {
  private let apps: [any App]
  private let options: TerminalOptions
  private let environment: [String: String]
  private let geocoder: any Geocoder
  private let terminal: TerminalConfiguration

  /// Opens the data and creates the apps.
  /// - Throws: An error if the data cannot be opened or no app has the given name.
  init(_ configuration: Configuration, options: TerminalOptions, environment: [String: String]) throws {
    let store = try Store.open(folder: configuration.dataFolder)
    let apps = try Shelf.apps(
      environment: environment, store: store, dataFolder: configuration.dataFolder,
      showsSampleData: configuration.usesSampleData)
    let home = HomeApp(apps: apps)
    self.apps = [home, SourceApp(cards: home.cards)] + apps
    self.options = options
    self.environment = environment
    geocoder = try Self.geocoder(configuration, environment)
    var terminal = try TerminalConfiguration(
      environment: environment, isLinear: options.screenReader, reducesMotion: options.reduceMotion,
      isHighContrast: options.highContrast, firstApp: options.app ?? "")
    terminal.appStorage = StoredAppStorage(store: store)
    self.terminal = terminal
    if let name = options.app, !self.apps.contains(where: { $0.path == name }) {
      throw ConfigurationError(
        source: "the app", value: name, remedy: "Choose one of \(apps.map(\.path).joined(separator: ", ")).")
    }
  }

  /// Shows the apps until the user quits, or prints one screen.
  /// - Throws: An error if the terminal cannot be switched to full screen.
  func run() async throws {
    if options.terminal, !options.plain, !options.once,
      PlainScreen.isFullScreenPossible(environment: environment)
    {
      var configuration = terminal
      if GraphicsMagick.installed != nil {
        configuration.drawPicture = { await TerminalPictures.pixels(of: $0) }
      }
      configuration.findPlaces = { [geocoder] in await Self.places(named: $0, by: geocoder) }
      return try await TerminalHost(apps: apps, configuration: configuration).run()
    }
    guard let app = apps.first(where: { $0.path == options.app ?? "" }) else { return }
    let width = environment["COLUMNS"].flatMap { Int($0) } ?? PlainScreen.outputWidth ?? 80
    let text = await PlainScreen.text(of: app, configuration: terminal, width: width)
    try Self.write(options.json ? try json(title: app.title, text: text) : Data(text.utf8))
  }

  /// Writes to the standard output. A reader that ends early, such as `head`, is no failure: as usual, the program then ends by
  /// SIGPIPE, even if the program that started it ignores that signal.
  private static func write(_ data: Data) throws {
    signal(SIGPIPE, SIG_DFL)
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw OutputError(reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Returns a geocoder for the user's typed location, since a terminal has no location service.
  private static func geocoder(
    _ configuration: Configuration, _ environment: [String: String]
  ) throws -> any Geocoder {
    if configuration.usesSampleData { return SampleGeocoder() }
    let address = try EnvironmentReader(environment).address(
      "OPEN_METEO_GEOCODING_URL", standard: "https://geocoding-api.open-meteo.com")
    return OfflineGeocoder(
      OpenMeteoGeocoder(
        at: address, service: JSONService(name: "Open-Meteo’s place search", userAgent: "Bindery/1.0")))
  }

  private nonisolated static func places(
    named name: String, by geocoder: any Geocoder
  ) async -> Result<[FoundPlace], PlaceSearchError> {
    do {
      let places = try await geocoder.places(named: name).map { place in
        FoundPlace(
          name: place.name, detail: place.country ?? "",
          coordinate: MapCoordinate(
            latitude: place.coordinate.latitude, longitude: place.coordinate.longitude))
      }
      return .success(places)
    } catch {
      return .failure(PlaceSearchError(reason: error.localizedDescription))
    }
  }

  private func json(title: String, text: String) throws -> Data {
    struct Screen: Encodable {
      let title: String
      let lines: [String]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Screen(title: title, lines: text.components(separatedBy: "\n").dropLast()))
      + Data("\n".utf8)
  }
}
