internal import Bindery
public import Testing

/// Fails if an object that a closure makes and uses outlives it, or a subscription made on the way does.
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
/// A stored `Computed`, `effect` or `DisposeBag` whose closures hold the object is named with its property. Work that its going cancels is given the chance to end first. Subscriptions made meanwhile that still go on are named with
/// where they were made, as is work that has not ended.
///
/// - Parameters:
///   - sourceLocation: Where a failure is reported.
///   - make: Makes the object and returns it.
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
    if !work.isEmpty { findings.append("Work that has not ended:\n\(list(work))") }
  }
  let leftovers = trace.leftovers
  if let object = leak.object { findings += holdingProperties(of: object) }
  if !leftovers.isEmpty {
    findings.append("Subscriptions that go on, by where they were made:\n\(list(leftovers))")
  }
  guard !findings.isEmpty else { return }
  Issue.record(Comment(rawValue: findings.joined(separator: "\n")), sourceLocation: sourceLocation)
}

/// A sentence for each stored property with closures that hold the object. They are made to let go, so the object is of no use afterwards.
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

/// Knows an object without keeping it.
@MainActor
private final class WeakReference<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
