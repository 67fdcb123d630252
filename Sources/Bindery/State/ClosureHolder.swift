/// An object with closures that may hold the object in which it is stored: a leak check asks it to let go of them, and sees whether that frees the
/// object.
@MainActor
package protocol ClosureHolder: AnyObject {
  /// Lets go of its closures; it does nothing from then on.
  func releaseClosures()
}

extension Disposable: ClosureHolder {
  package func releaseClosures() { dispose() }
}

extension DisposeBag: ClosureHolder {
  package func releaseClosures() { dispose() }
}

extension ThrowingComputed: ClosureHolder {
  package func releaseClosures() { outcome.releaseClosures() }
}
