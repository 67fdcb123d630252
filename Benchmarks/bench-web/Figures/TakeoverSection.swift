internal import Foundation
internal import NIOCore
internal import Synchronization

/// How long a window takes to continue in another process, alone and with all other windows of a process that was killed.
struct TakeoverSection: Section {
  let name = "takeover"

  private static let windows = 5_000
  private static let path = "/pet-feeder"

  func measure() async throws -> [Figure] { [try await alone()] + (try await together()) }

  private func alone() async throws -> Figure {
    try await withProcesses { first, second in
      var times: [Double] = []
      for number in 0..<20 {
        let window = try await MovingWindow.open(Self.path, port: first.port, from: Self.address(number))
        times.append(try await window.move(to: second.port))
        window.close()
      }
      let time = times.quantile(0.5) / 1000
      return Figure(
        name: "takeover",
        title:
          "another process continues a window of Pet Feeder: from the new socket to its first confirmed event",
        value: time, unit: "ms", goal: "≤ 100 ms", isReached: time <= 100)
    }
  }

  private func together() async throws -> [Figure] {
    try await withProcesses { first, second in
      var windows: [MovingWindow] = []
      for start in stride(from: 0, to: Self.windows, by: 100) {
        windows += try await withThrowingTaskGroup(of: MovingWindow.self) { group in
          for number in start..<start + 100 {
            group.addTask {
              try await MovingWindow.open(Self.path, port: first.port, from: Self.address(number))
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
      }
      first.kill()
      let start = ContinuousClock.now
      let visitor = Task {
        var longest = Duration.zero
        while !Task.isCancelled {
          let client = try await HTTPClient.connect(port: second.port, from: "127.0.0.2")
          let asked = ContinuousClock.now
          _ = try await client.get(Self.path)
          longest = max(longest, .now - asked)
          client.close()
          try? await Task.sleep(for: .milliseconds(50))
        }
        return longest
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for window in windows { group.addTask { _ = try await window.move(to: second.port) } }
        try await group.waitForAll()
      }
      let time = (ContinuousClock.now - start) / .seconds(1)
      visitor.cancel()
      let page = try await visitor.value / .seconds(1)
      for window in windows { window.close() }
      return [
        Figure(
          name: "takeover-5k",
          title: "\(Self.windows) windows of a killed process in another one: all live and used",
          value: time, unit: "s", goal: "≤ 15 s", isReached: time <= 15),
        Figure(
          name: "takeover-page", title: "the longest wait of a new visitor for a page meanwhile", value: page,
          unit: "s", goal: "≤ 1 s", isReached: page <= 1),
      ]
    }
  }

  /// Each window is of another client, as limits apply to the network of each.
  private static func address(_ number: Int) -> String { "127.1.\(number / 250).\(number % 250 + 1)" }

  private func withProcesses<R>(_ body: (ServerProcess, ServerProcess) async throws -> R) async throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-takeover-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let serve = ["serve", "--data", folder.path]
    return try await body(try ServerProcess(serve), try ServerProcess(serve))
  }
}

/// A window whose page goes on in another process.
private final class MovingWindow: Sendable {
  private let token: String
  private let version: String
  private let path: String
  private let address: String
  private let state: String
  private let sockets: Mutex<[LoadSocket]>

  private init(
    token: String, version: String, path: String, address: String, state: String, socket: LoadSocket
  ) {
    self.token = token
    self.version = version
    self.path = path
    self.address = address
    self.state = state
    sockets = Mutex([socket])
  }

  /// Opens a page and waits for its saved state.
  static func open(_ path: String, port: Int, from address: String) async throws -> MovingWindow {
    let client = try await HTTPClient.connect(port: port, from: address)
    defer { client.close() }
    let html = String(buffer: try await client.get(path))
    guard let token = html.firstMatch(of: /name="bindery-token" content="([^"]+)"/)?.1,
      let version = html.firstMatch(of: /name="bindery-version" content="([^"]+)"/)?.1
    else { throw BenchError(description: "\(path) has no session.") }
    let socket = try await LoadSocket.open(port: port, from: address)
    let messages = try await messages(of: socket)
    socket.send("[0,\"\(token)\",0]")
    for await text in messages where text.hasPrefix("[-4,") {
      let parts = text.split(separator: "\"")
      if parts.count > 1 {
        return MovingWindow(
          token: String(token), version: String(version), path: path, address: address,
          state: String(parts[1]), socket: socket)
      }
    }
    throw BenchError(description: "The window has no saved state.")
  }

  /// Connects to a process that does not know the window, and presses a button there. Returns the microseconds until the answer.
  func move(to port: Int) async throws -> Double {
    let start = NIODeadline.now()
    let socket = try await LoadSocket.open(port: port, from: address)
    sockets.withLock { $0.append(socket) }
    let messages = try await Self.messages(of: socket)
    socket.send("[0,\"\(token)\",0,\"\(state)\",0,\"\(version)\",\"\",\"\(path)\"]")
    var button: Substring = ""
    for await text in messages {
      if text.hasPrefix("[-8,") {
        guard let end = text.range(of: "Add Pet"),
          let id = text[..<end.lowerBound].range(of: "id=\\\"n", options: .backwards)
        else { throw BenchError(description: "There is no button.") }
        button = text[id.upperBound...].prefix { $0.isNumber }
      } else if text.hasPrefix("[-6,") {
        socket.send("[1,0,\(button),0]")
      } else if text.hasPrefix("[1,1,") || text.hasPrefix("[2,1,") {
        return Double((NIODeadline.now() - start).nanoseconds) / 1000
      }
    }
    throw BenchError(description: "The server did not continue the window.")
  }

  private static func messages(of socket: LoadSocket) async throws -> AsyncStream<String> {
    let (messages, receive) = AsyncStream<String>.makeStream()
    try await socket.onMessage { _, text in receive.yield(text) }
    socket.channel.closeFuture.whenComplete { _ in receive.finish() }
    return messages
  }

  func close() { for socket in sockets.withLock(\.self) { socket.close() } }
}
