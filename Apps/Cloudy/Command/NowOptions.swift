internal import ArgumentParser

/// What a person can say after `cloudy now`. What they leave out, the environment says, else a default.
struct NowOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A city, perhaps with its state or country, or latitude,longitude. (CLOUDY_PLACE)", valueName: "place"))
  var place: [String] = []

  @Option(help: "fahrenheit or celsius. (CLOUDY_TEMPERATURE; default: fahrenheit)")
  var temperature: String?

  @Option(help: "imperial or metric. (CLOUDY_UNITS; default: imperial)")
  var units: String?

  @Option(help: ArgumentHelp("How long to wait at most. (default: 5)", valueName: "seconds"))
  var timeout: Double?

  @Flag(help: "Tell more, as an object of JSON on one line.")
  var json = false

  @Flag(help: "Tell made-up sample data, labelled as such, and ask no service. (BINDERY_SAMPLE=1)")
  var sample = false
}
