import Foundation
import Synchronization
import Testing

@testable import BinderyApp
@testable import TestSupport

@Suite(.timeLimit(.minutes(10))) struct ServiceManagerTests {
  /// A datagram socket like that of systemd.
  private final class Receiver {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString.prefix(8)).sock")
      .path
    private let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)

    init() throws {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
      try #require(result == 0)
      var limit = timeval(tv_sec: 300, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit {
      close(descriptor)
      unlink(path)
    }

    /// Waits for the next datagram; empty if there is none for five minutes.
    func next() -> String {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
  }

  @Test func aStateArrivesAsOneDatagram() throws {
    let receiver = try Receiver()
    let manager = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": receiver.path]))
    #expect(manager.watchdogInterval == nil)
    #expect(manager.send("READY=1"))
    #expect(receiver.next() == "READY=1")
  }

  @Test(arguments: [[:], ["NOTIFY_SOCKET": ""], ["NOTIFY_SOCKET": "relative"]])
  func withoutASocketThereIsNoManager(_ environment: [String: String]) {
    #expect(ServiceManager(environment: environment) == nil)
  }

  @Test func missingSocketsReceiveNothing() throws {
    let missing = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": "/nowhere/socket"]))
    #expect(!missing.send("READY=1"))
    let long = "/" + String(repeating: "a", count: 200)
    let tooLong = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": long]))
    #expect(!tooLong.send("READY=1"))
  }

  @Test func aSupervisorReportsItsStartReloadsAndItsEnd() async throws {
    let receiver = try Receiver()
    try await withFolder { folder in
      let server = try await ServerProcess.start(
        "ToDoSample", ["--data", folder + "/data", "--workers", "2"],
        environment: ["NOTIFY_SOCKET": receiver.path], home: folder)
      #expect(receiver.next() == "READY=1")
      server.send(SIGHUP)
      #expect(receiver.next() == "RELOADING=1")
      #expect(receiver.next() == "READY=1")
      #expect(await server.stop() == 0)
      #expect(receiver.next() == "STOPPING=1")
    }
  }

  @Test func watchdogPingsAreSentOnlyWhileTheProgramIsAlive() async throws {
    let receiver = try Receiver()
    let manager = try #require(
      ServiceManager(environment: ["NOTIFY_SOCKET": receiver.path, "WATCHDOG_USEC": "2000"]))
    #expect(manager.watchdogInterval == .milliseconds(2))
    let looks = Mutex(0)
    let signs = Task {
      await manager.keepAlive {
        looks.withLock {
          $0 += 1
          return $0 == 2
        }
      }
    }
    #expect(receiver.next() == "WATCHDOG=1")
    #expect(looks.withLock(\.self) >= 2)
    signs.cancel()
    await signs.value
  }
}
