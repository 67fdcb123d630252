internal import BinderyViewModels

extension Credit {
  /// The credit for cafes of a source; nil for sample cafes.
  init?(_ source: CafeSource) {
    switch source {
    case .openStreetMap:
      self.init(text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright")
    case .yelp: self.init(text: "Cafes and ratings by Yelp", url: "https://www.yelp.com/")
    case .sample: return nil
    }
  }
}
