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
/// The failure names each property whose closures retain the object: a stored `Computed`, `Driver`, `Signal`, `Command`, `Relay`, `effect` or
/// `DisposeBag`, also inside of boxes, structs and collections, and in objects up to three references away (`rows[2].total`). If there is none, it
/// lists the other closures that the object stores, any of which may be the cause.
///
/// Work that the deallocation cancels may finish first. Subscriptions that are still active are listed with the source location of their creation,
/// and so is work that is still running.
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
  // Listed first: the search releases closures and with them subscriptions.
  let leftovers = trace.leftovers
  if let object = leak.object {
    findings += LeakSearch.findings(in: object, listingOthers: WorkScope.current.pending.isEmpty)
  }
  if !leftovers.isEmpty {
    findings.append("Subscriptions still active, by where they were created:\n\(list(leftovers))")
  }
  guard !findings.isEmpty else { return }
  Issue.record(Comment(rawValue: findings.joined(separator: "\n")), sourceLocation: sourceLocation)
}

private func list(_ items: [String]) -> String { items.map { "  \($0)" }.joined(separator: "\n") }

/// A weak reference to an object.
@MainActor
private final class WeakReference<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
