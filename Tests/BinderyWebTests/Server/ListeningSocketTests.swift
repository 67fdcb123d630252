import Foundation
import Testing

@testable import BinderyWeb

struct ListeningSocketTests {
  @Test(arguments: ["127.0.0.1", "::1", "localhost"])
  func aFreePortCanBeOpened(_ host: String) throws {
    let socket = try ListeningSocket(host: host, port: 0)
    defer { socket.close() }
    #expect(socket.port > 0)
    #expect(throws: WebHostError.portTaken(host: host, port: socket.port)) {
      try ListeningSocket(host: host, port: socket.port)
    }
  }

  @Test func anUnknownHostIsNamed() throws {
    let error = #expect(throws: WebHostError.self) { try ListeningSocket(host: "no host", port: 0) }
    #expect(error?.description.hasPrefix("Cannot listen on no host, port 0: ") == true)
  }

  @Test func anInheritedSocketKeepsItsPort() throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let inherited = try ListeningSocket(inherited: dup(socket.descriptor))
    socket.close()
    #expect(inherited.port == socket.port)
    inherited.close()
  }

  @Test func aDescriptorThatDoesNotListenIsRejected() throws {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    let error = #expect(throws: WebHostError.self) { try ListeningSocket(inherited: descriptor) }
    #expect(
      error?.description.hasPrefix("Descriptor \(descriptor) does not listen on a TCP port. Give") == true)
  }

  @Test func severalSocketsOfSystemdAreRejected() throws {
    let environment = ["LISTEN_PID": "\(getpid())", "LISTEN_FDS": "2"]
    let error = #expect(throws: WebHostError.self) {
      try ListeningSocket.ofSystemdOrOpened(host: "127.0.0.1", port: 0, environment: environment)
    }
    #expect(error == .inheritedSocket(reason: "systemd passed 2 sockets"))
  }

  @Test(arguments: [
    [:], ["LISTEN_PID": "1", "LISTEN_FDS": "1"], ["LISTEN_PID": "\(getpid())", "LISTEN_FDS": "0"],
  ])
  func socketsOfOtherProcessesAreLeftAlone(_ environment: [String: String]) throws {
    let socket = try ListeningSocket.ofSystemdOrOpened(host: "127.0.0.1", port: 0, environment: environment)
    defer { socket.close() }
    #expect(socket.port > 0)
  }
}
