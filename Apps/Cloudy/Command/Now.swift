internal import ArgumentParser
internal import BinderyServices
internal import BinderyStore
internal import BinderyViewModels
internal import CloudyViewModels
internal import Foundation

/// `cloudy now Paris`: the present weather in one line, for a shell prompt.
struct Now: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the weather in one line.",
    discussion: """
      Replies are kept in the cache folder for ten minutes, so that a prompt can ask
      as often as it likes. While the network is down, the last forecast is printed
      with its age.

      ENVIRONMENT:
        CLOUDY_PLACE              The place, if none is named.
        CLOUDY_TEMPERATURE        fahrenheit or celsius.
        CLOUDY_UNITS              imperial or metric.
        BINDERY_SAMPLE            1 for made-up weather.
        XDG_CACHE_HOME            Where the cache folder is, if not in ~/.cache.
        NO_COLOR                  No emphasis in a terminal.
        OPEN_METEO_URL, OPEN_METEO_GEOCODING_URL, DARK_SKY_KEY, DARK_SKY_URL,
        NOMINATIM_URL, BINDERY_NOW, BINDERY_LOCALE: as for the gallery.

      EXIT CODES:
        0 for success, 1 for no weather or no such place, 64 for a usage error.

      EXAMPLES:
        cloudy now Paris
        cloudy now "Richmond, VA" --temperature celsius
        cloudy now 51.4,4.76 --json
        cloudy now -- -33.9,18.4
      """)

  @OptionGroup var options: NowOptions

  func run() async throws {
    do {
      print(try await line())
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("cloudy: \(error.localizedDescription)\n".utf8))
      throw ExitCode(Self.exitCode(for: error))
    }
  }

  /// Returns 64 for a usage error, and 1 for all others.
  static func exitCode(for error: any Error) -> CInt {
    error is ConfigurationError ? EX_USAGE : EXIT_FAILURE
  }

  private func line() async throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let request = try NowRequest(options, environment: environment)
    let context = try DisplayContext(environment: environment)
    let teller = WeatherTeller(
      services: try CommandServices.make(for: request, environment: environment, now: context.now),
      context: context)
    let line = try await teller.line(for: request)
    let isEmphasized = Emphasis.isWanted(environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1)
    return request.isJSON ? line.json : line.text(isEmphasized: isEmphasized)
  }
}
