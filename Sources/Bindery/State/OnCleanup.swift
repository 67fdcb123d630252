/// Runs `action` once, before the current effect runs again or when it is disposed, to clean up after the run.
///
///     effect {
///       let request = service.begin(city)
///       onCleanup { request.cancel() }
///     }
///
/// Reads of `action` are not tracked. Several actions run in the order in which they were added. Outside of an effect's run, `action`
/// never runs.
@MainActor
public func onCleanup(_ action: @escaping @MainActor () -> Void) {
  owningEffect?.makeExtra().children.append(Disposable(action))
}
