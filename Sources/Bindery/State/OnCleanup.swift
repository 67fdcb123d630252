/// Runs `action` once, before the effect whose run this is runs again, or when it is disposed: what the run began is to end.
///
///     effect {
///       let request = service.begin(city)
///       onCleanup { request.cancel() }
///     }
///
/// What `action` reads is not tracked. Several run in the order in which they were given. Outside of an effect's run there is nothing to
/// clean up after: then `action` never runs.
@MainActor
public func onCleanup(_ action: @escaping @MainActor () -> Void) {
  owningEffect?.makeExtra().children.append(Disposable(action))
}
