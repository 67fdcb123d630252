internal import BinderyViewModels
internal import CloudyModels

extension Credit {
  /// The credit for the data of a service.
  init(_ attribution: Attribution) { self.init(text: attribution.text, url: attribution.url) }
}
