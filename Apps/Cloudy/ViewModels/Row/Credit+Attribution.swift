internal import BinderyViewModels
internal import CloudyModels

extension Credit {
  /// Creates the credit for an attribution.
  init(_ attribution: Attribution) { self.init(text: attribution.text, url: attribution.url) }
}
