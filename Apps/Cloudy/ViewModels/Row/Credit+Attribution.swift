internal import BinderyViewModels
internal import Places

extension Credit {
  /// Creates the credit for an attribution.
  init(_ attribution: Attribution) { self.init(text: attribution.text, url: attribution.url) }
}
