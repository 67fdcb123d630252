@testable import BinderyWeb

extension ClientFrame {
  /// The hello of a page. One with a saved state was loaded again.
  static func hello(token: String, lastBatch: Int, savedState: String? = nil) -> ClientFrame {
    .hello(Hello(token: token, lastBatch: lastBatch, savedState: savedState, restores: savedState != nil))
  }
}
