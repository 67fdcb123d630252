/// The environment variables that apps read, as `--help` lists them.
enum ServiceVariables {
  /// The description of each variable.
  static let help = """
    ENVIRONMENT:
      Each option has a variable, named below; the option wins. Besides:
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
      BINDERY_WINDOW_KEYS       Keys for what pages keep of their windows: 64
                                hexadecimal digits each, the newest first, with
                                commas; else one is made in the data folder.
      BINDERY_NOW               Stops the clock: 2026-03-29T12:00:00Z.
      BINDERY_LOCALE            How dates are written, if not en_US.
      TZ                        The zone of times that belong to no place.

    EXAMPLES:
      gallery --sample                   Look around without a network.
      gallery --port 9000 --data ./data  Another port, and data in ./data.
      gallery --config gallery.conf      Variables from a file.
      gallery cloudy --terminal          One app, in this terminal.
      gallery data copy --help           Move the data to another place.
    """
}
