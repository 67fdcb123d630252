/// Carries the last reference to an object to another thread.
final class Handover: @unchecked Sendable {
  // Written once, by the task that drops it, while the other task awaits it.
  private var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
  func drop() { object = nil }
}
