internal import Bindery
public import Testing

/// Fails if an object outlives the closure that creates and uses it, or if a subscription created in the closure does.
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
/// The failure names each stored `Computed`, `effect` or `DisposeBag` whose closures retain the object, by its property. Work that the
/// deallocation cancels may finish first. Subscriptions that are still active are listed with the place where they were created, and so is
/// work that is still running.
///
/// - Parameters:
///   - sourceLocation: The location at which a failure is reported.
///   - make: Creates the object and returns it.
@MainActor
public func expectDeallocated<Object: AnyObject>(
  sourceLocation: SourceLocation = #_sourceLocation, _ make: @MainActor () async throws -> Object
) async rethrows {
  let trace = SubscriptionTrace()
  let leak = try await trace.following { try await WeakReference(make()) }
  await settle(sourceLocation: sourceLocation)
  var findings: [String] = []
  if let object = leak.object {
    findings.append("\(type(of: object)) is still alive: something that outlives it holds it.")
    let work = WorkScope.current.pending.map { work in
      work.name + (work.waitsFor.map { ", which waits for \($0)" } ?? "")
    }
    if !work.isEmpty { findings.append("Work still running:\n\(list(work))") }
  }
  let leftovers = trace.leftovers
  if let object = leak.object { findings += holdingProperties(of: object) }
  if !leftovers.isEmpty {
    findings.append("Subscriptions still active, by where they were created:\n\(list(leftovers))")
  }
  guard !findings.isEmpty else { return }
  Issue.record(Comment(rawValue: findings.joined(separator: "\n")), sourceLocation: sourceLocation)
}

/// A sentence for each stored property whose closures retain the object. The closures are released, so the object is unusable afterwards.
@MainActor
private func holdingProperties(of object: AnyObject) -> [String] {
  var findings: [String] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      guard let holder = child.value as? any ClosureHolder, let label = child.label else { continue }
      let count = _getRetainCount(object)
      holder.releaseClosures()
      guard _getRetainCount(object) < count else { continue }
      let name = label.replacing("$__lazy_storage_$_", with: "").drop { $0 == "_" }
      findings.append(
        "\(name) holds it: a closure in it captures self. Write Computed(self) { … }, effect(self) { … } or bind(with: self) { … }."
      )
    }
    mirror = current.superclassMirror
  }
  return findings
}

private func list(_ items: [String]) -> String { items.map { "  \($0)" }.joined(separator: "\n") }

/// A weak reference to an object.
@MainActor
private final class WeakReference<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
