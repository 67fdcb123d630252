internal import Bindery
public import Testing

/// Fails if what a closure makes, and uses, outlives it.
///
/// ```swift
/// await expectDeallocated {
///   let model = WeatherViewModel(service: stub)
///   model.changeLocation(to: "Paris")
///   await settle()
///   return model
/// }
/// ```
///
/// Work that its going cancels is given the chance to end first.
///
/// - Parameters:
///   - sourceLocation: Where a failure is reported.
///   - make: Makes the object and returns it.
@MainActor
public func expectDeallocated<Object: AnyObject>(
  sourceLocation: SourceLocation = #_sourceLocation, _ make: @MainActor () async throws -> Object
) async rethrows {
  let leak = try await WeakReference(make())
  await settle(sourceLocation: sourceLocation)
  guard let object = leak.object else { return }
  var message =
    "\(type(of: object)) is still alive. Something that outlives it holds it: a closure without `[weak self]`?"
  let work = WorkScope.current.pending
  if !work.isEmpty {
    let names = work.map { "  \($0.name)\($0.waitsFor.map { ", which waits for \($0)" } ?? "")" }
    message += "\nWork that has not ended:\n\(names.joined(separator: "\n"))"
  }
  Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
}

/// Knows an object without keeping it.
@MainActor
private final class WeakReference<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
