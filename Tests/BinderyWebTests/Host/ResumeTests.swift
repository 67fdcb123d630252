import BinderyViews
import TestSupport
import Testing

@testable import BinderyWeb

/// Connections that break, with real sockets: each event runs once, and each change arrives.
@Suite(.timeLimit(.minutes(10))) struct ResumeTests {
  @Test func aDroppedConnectionLosesNothing() async throws {
    try await HostServer.run { server in
      let page = try await server.page()
      let button = try page.node("button")
      let first = try await page.connect()
      #expect(try await first.text() == "[0,0]")
      try await first.send("[1,0,\(button),0]")
      _ = try await first.text()
      try await first.connection.drop()

      // The page received neither the reply to event 1 nor the end of the connection, and continued typing.
      let second = try await page.connect()
      #expect(try await second.text() == "[0,1]")
      #expect(try await second.text().contains("Count: 1"))
      try await second.send("[1,0,\(button),0]")
      try await second.send("[2,1,\(button),0]")
      var text = try await second.text()
      if text == "[0,1]" { text = try await second.text() }
      #expect(text.hasPrefix("[2,2,"))
      #expect(text.contains("Count: 2"))
    }
  }

  @Test func tapsCountOnceAcrossConnections() async throws {
    try await HostServer.run { server in
      let page = try await server.page()
      let button = try page.node("button")
      var lastBatch = 0
      for round in 1...10 {
        let socket = try await page.connect(lastBatch: lastBatch)
        _ = try await socket.text()
        // All events so far are repeated, because the page received no acknowledgment.
        for number in 1...round { try await socket.send("[\(number),\(lastBatch),\(button),0]") }
        var text = ""
        while !text.contains("Count: \(round)\"") { text = try await socket.text() }
        lastBatch = Int(text.dropFirst().prefix { $0 != "," }) ?? 0
        if round % 2 == 0 { try await socket.connection.drop() }
      }
    }
  }

  @Test func unhandledEventsAreAcknowledgedAndHarmless() async throws {
    try await HostServer.run { server in
      let page = try await server.page()
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      let button = try page.node("button")
      let hostile = [
        "4294967295,0", "0,0", "1,9,\"../..\"", "\(button),1,\"text\"", "\(button),7,-9223372036854775808",
        "999,3,true",
      ]
      for (index, event) in hostile.enumerated() {
        try await socket.send("[\(index + 1),0,\(event)]")
        #expect(try await socket.text() == "[0,\(index + 1)]")
      }
      try await socket.send("[\(hostile.count + 1),0,\(button),0]")
      #expect(try await socket.text().contains("Count: 1"))
    }
  }

  @Test(arguments: [
    ("nonsense", 4400), ("[1,0,5,0]", 4401), ("[-1,0]", 4401), ("[0,\"x\",0,0]", 4400), ("[0,5]", 4400),
  ])
  func aConnectionThatDoesNotBeginWithHelloEnds(_ frame: String, code: UInt16) async throws {
    try await HostServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      try await socket.send(frame)
      #expect(try await socket.frame().closeCode == code)
      #expect(server.host.count(of: .refusedFrame) == 1)
    }
  }

  @Test func binaryMessagesEndTheConnection() async throws {
    try await HostServer.run { server in
      let socket = try await server.page().connect()
      #expect(try await socket.text() == "[0,0]")
      try await socket.send(RawFrame(RawFrame.binary, [1]))
      #expect(try await socket.frame().closeCode == 1003)
      #expect(server.host.count(of: .refusedFrame) == 1)
    }
  }

  @Test func aSecondHelloEndsTheConnection() async throws {
    try await HostServer.run { server in
      let page = try await server.page()
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      try await socket.send("[0,\"\(page.token)\",0]")
      #expect(try await socket.frame().closeCode == 4400)
      #expect(server.host.count(of: .refusedFrame) == 1)
    }
  }

  @Test func anUnknownTokenIsGone() async throws {
    try await HostServer.run { server in
      let page = PageUnderTest(port: server.port, html: "")
      let socket = try await page.connect()
      #expect(try await socket.text() == #"[-1,"gone"]"#)
      #expect(try await socket.frame().closeCode == 4404)
      #expect(server.host.count(of: .unknownSession) == 1)
    }
  }

  @Test(arguments: ["[2,0,5,0]", "[1,7,5,0]", "[-1,7]"])
  func outOfSequenceFramesEndTheConnectionAndAreCounted(_ frame: String) async throws {
    try await HostServer.run { server in
      let socket = try await server.page().connect()
      #expect(try await socket.text() == "[0,0]")
      try await socket.send(frame)
      #expect(try await socket.frame().closeCode != nil)
      #expect(server.host.count(of: .refusedFrame) == 1)
    }
  }

  @Test func aFloodOfEventsIsTakenInOrder() async throws {
    try await HostServer.run(configure: { $0.limits.maximumEventBurst = 6000 }) { server in
      let page = try await server.page()
      let button = try page.node("button")
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      let count = 5000
      socket.connection.post((1...count).flatMap { RawFrame.text("[\($0),0,\(button),0]").bytes })
      // Without acknowledgments the window closes. The remaining changes arrive combined once the page acknowledges.
      var lastEvent = 0
      var lastBatch = 0
      while lastEvent < count {
        let parts = try await socket.text().dropFirst().split(separator: ",")
        lastBatch = max(lastBatch, Int(parts[0]) ?? 0)
        lastEvent = max(lastEvent, Int(parts[1].prefix { $0.isNumber }) ?? 0)
      }
      try await socket.send("[\(count + 1),\(lastBatch),\(button),0]")
      var text = ""
      while !text.contains("Count: \(count + 1)") { text = try await socket.text() }
    }
  }
}
