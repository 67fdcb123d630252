import Bindery
import BinderyViews
import TestSupport
import Testing

@testable import BinderyWeb

/// The time for which a first page waits for its view's work.
@Suite(.timeLimit(.minutes(10))) struct FirstPaintTests {
  @Test func aPageWaitsForWorkThatEnds() async throws {
    try await HostServer.run(apps: { [LoadingApp(loads: { await Task.yield() })] }) { server in
      let page = try await server.page("/loading")
      #expect(page.html.contains("Loaded"))
    }
  }

  @Test func aPageDoesNotWaitForWorkThatTakesTooLong() async throws {
    let (forever, end) = AsyncStream<Void>.makeStream()
    try await HostServer.run(
      apps: { [LoadingApp(loads: { for await _ in forever {} })] },
      configure: { $0.limits.firstPaintTimeout = .milliseconds(20) }
    ) { server in
      let page = try await server.page("/loading")
      #expect(page.html.contains("Loading…"))
      // Later changes arrive over the socket.
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      end.finish()
      #expect(try await socket.text().contains("Loaded"))
    }
  }

  @Test func aSessionThatEndsCancelsItsWork() async throws {
    let (cancelled, isCancelled) = AsyncStream<Void>.makeStream()
    let work: @Sendable () async -> Void = {
      let (forever, _) = AsyncStream<Void>.makeStream()
      for await _ in forever {}
      if Task.isCancelled { isCancelled.finish() }
    }
    try await HostServer.run(
      apps: { [LoadingApp(loads: work)] }, configure: { $0.limits.firstPaintTimeout = .milliseconds(20) }
    ) { server in
      _ = try await server.page("/loading")
    }
    for await _ in cancelled {}
  }
}

private struct LoadingApp: WindowScene {
  let title = "Loading"
  let path = "loading"
  let summary = "Takes its time."
  let loads: @Sendable () async -> Void

  var window: some View { LoadingView(model: LoadingModel(), loads: loads) }
}

@MainActor
private final class LoadingModel {
  @Box var text = "Loading…"
}

private struct LoadingView: View {
  let model: LoadingModel
  let loads: @Sendable () async -> Void

  var body: some View {
    Text(model.text).task {
      await loads()
      model.text = "Loaded"
    }
  }
}
