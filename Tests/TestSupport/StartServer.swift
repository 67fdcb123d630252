/// Starts a server in this process, and returns once it listens.
///
/// - Parameter run: Runs the server. It calls its argument with the address, or the port, once that is open.
/// - Throws: the error of a server that ends before it listens.
public func startServer<Address: Sendable>(
  _ run: @escaping @Sendable (_ onListening: @escaping @Sendable (Address) -> Void) async throws -> Void
) async throws -> (address: Address, running: Task<Void, any Error>) {
  let (addresses, listening) = AsyncStream<Address>.makeStream()
  let running = Task {
    defer { listening.finish() }
    try await run { listening.yield($0) }
  }
  for await address in addresses { return (address, running) }
  try await running.value
  throw NotListening()
}

/// The server ended before it opened its port.
private struct NotListening: Error {}
