import Bindery
import BinderyViews
import NIOCore
import NIOPosix
import TestSupport
import Testing

@testable import BinderyWeb

/// A peer that stops reading uses no more memory than its window.
@Suite(.timeLimit(.minutes(10))) struct BackPressureTests {
  @Test func aPageThatAcknowledgesNothingIsSentNoMoreThanItsWindow() async throws {
    try await HostServer.run(
      apps: { [WindowGroup("Growing", id: "growing") { GrowingView(model: GrowingModel()) }] },
      configure: {
        $0.limits.maximumUnacknowledgedBytes = 100_000
        $0.limits.maximumMessageBytes = 1024
      }
    ) { server in
      let page = try await server.page("/growing")
      let button = try page.node("button")
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      var batches = 0
      for number in 1...50 {
        try await socket.send("[\(number),0,\(button),0]")
        if try await socket.text().hasPrefix("[\(batches + 1),") { batches += 1 }
      }
      // Each change is 20 kB: after five of them the window is full, and the rest waits in the view.
      #expect(batches == 5)
      try await socket.send("[-1,\(batches)]")
      #expect(try await socket.text().hasPrefix("[6,50,"))
    }
  }

  @Test func aPeerThatFloodsWithPingsAndReadsNothingIsNotRead() async throws {
    // Their rate would end the socket before.
    var options = WebChannelOptions()
    options.socket.maximumFrameBurst = 1_000_000_000
    try await EchoServer.run(options: options) { server in
      let connection = try await RawConnection.connect(port: server.port, reads: false)
      try await connection.send(WebSocketClient.handshake(port: server.port))
      let pings = (1...1000).flatMap { _ in RawFrame(RawFrame.ping, Array(repeating: 7, count: 125)).bytes }
      // The server stops reading once its replies are blocked, so sending blocks here too, far below this limit.
      var sent = 0
      while connection.isWritable, sent < 500 << 20 {
        connection.post(pings)
        sent += pings.count
        try await connection.settle()
      }
      #expect(sent < 100 << 20)
      try await connection.drop()
    }
  }
}

@MainActor
private final class GrowingModel {
  @Box private(set) var count = 0

  var text: String { String(repeating: "\(count % 10)", count: 20_000) }

  func grow() { count += 1 }
}

private struct GrowingView: View {
  let model: GrowingModel

  var body: some View {
    Text(model.text)
    Button("More") { model.grow() }
  }
}
