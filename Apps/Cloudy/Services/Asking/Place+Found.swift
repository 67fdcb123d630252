internal import Places

extension CloudyViewModels.Place {
  /// Converts a result of the shared place search.
  init(_ found: Places.Place) {
    self.init(
      name: found.locality, region: found.region, country: found.country,
      coordinate: found.coordinate)
  }
}
