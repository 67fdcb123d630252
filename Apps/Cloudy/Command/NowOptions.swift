internal import ArgumentParser

/// The options of `cloudy now`. Omitted options are taken from the environment, then from defaults.
struct NowOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A city, with or without its state or country, or latitude,longitude. (CLOUDY_PLACE)",
      valueName: "place"))
  var place: [String] = []

  @Option(help: "fahrenheit or celsius. (CLOUDY_TEMPERATURE; default: fahrenheit)")
  var temperature: String?

  @Option(help: "imperial or metric. (CLOUDY_UNITS; default: imperial)")
  var units: String?

  @Option(help: ArgumentHelp("The longest wait, in seconds. (default: 5)", valueName: "seconds"))
  var timeout: Double?

  @Flag(help: "Print more, as a JSON object on one line.")
  var json = false

  @Flag(help: "Print made-up sample data, labeled as such, and ask no service. (BINDERY_SAMPLE=1)")
  var sample = false
}
