internal import Places

extension CloudyModels.Place {
  /// What the shared place search found, as Cloudy keeps it.
  init(_ found: Places.Place) {
    self.init(
      name: found.locality, region: found.region, country: found.country,
      coordinate: found.coordinate)
  }
}
