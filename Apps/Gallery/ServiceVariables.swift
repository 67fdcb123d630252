/// What `gallery --help` says beside the options.
enum ServiceVariables {
  /// The environment variables that the apps read.
  static let variables = """
    OPEN_METEO_URL            Forecasts without a key.
    OPEN_METEO_GEOCODING_URL  Its search for places.
    DARK_SKY_KEY              A key for a Dark Sky compatible service,
                              which is then asked for forecasts.
    DARK_SKY_URL              That service, if not Pirate Weather.
    WEATHERBIT_KEY            A key for Weatherbit, which Grados then asks.
    WEATHERBIT_URL            That service, if it is elsewhere.
    TMDB_KEY                  A key for TMDb, which MovieInfo then asks.
    TMDB_URL                  That service, if it is elsewhere.
    TMDB_IMAGE_URL            Its posters, if they are elsewhere.
    NOMINATIM_URL             A server for places, asked on submit only.
    OVERPASS_URL              A server for cafes of OpenStreetMap.
    YELP_KEY                  A key for Yelp, which is then asked for cafes.
    YELP_URL                  That service, if it is elsewhere.
    """

  /// Some commands.
  static let examples = """
    gallery --sample                   Look around without a network.
    gallery --port 9000 --data ./data  Another port, and data in ./data.
    gallery --config gallery.conf      Variables from a file.
    gallery cloudy --terminal          One app, in this terminal.
    gallery data copy --help           Move the data to another place.
    """
}
