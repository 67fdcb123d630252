import Foundation
import Testing

@testable import BinderyCommand

struct ServedAddressTests {
  private func address(_ arguments: String..., environment: [String: String] = [:]) throws -> ServedAddress {
    try ServedAddress(arguments: arguments, environment: environment)
  }

  @Test func theAddressIsThatOfTheProgram() throws {
    #expect(try address().url == "http://127.0.0.1:8080")
    #expect(try address("--port", "9000", "--host", "0.0.0.0").url == "http://localhost:9000")
    #expect(try address("--port=9000", "--host=::1").url == "http://[::1]:9000")
    #expect(
      try address(environment: ["BINDERY_PORT": "81", "BINDERY_HOST": "::"]).url == "http://localhost:81")
    #expect(try address("--data", "data", "--port", "83").port == 83)
    #expect(try address("--port", "82", environment: ["BINDERY_PORT": "81"]).port == 82)
    #expect(try address("--tls-certificate", "a.pem", "--tls-key", "b.pem").url == "https://127.0.0.1:8080")
  }

  @Test(arguments: ["--terminal", "--plain", "--once", "data"])
  func whatServesNoBrowserIsRefused(argument: String) {
    #expect(throws: DevProblem.argument(argument)) { try address(argument) }
  }

  @Test func aFreePortIsOpened() throws {
    let port = try OpenPort(try address("--port", "0"))
    defer { close(port.descriptor) }
    #expect(port.address.port > 0)
    #expect(throws: DevProblem.self) { try OpenPort(port.address) }
  }

  @Test func aBuildHasOnlyVariablesThatItNeeds() {
    let environment = BuildEnvironment.cleaned([
      "PATH": "/usr/bin", "HOME": "/home/ada", "TERM": "xterm", "WINDOWID": "7", "LANG": "de_DE.UTF-8",
    ])
    #expect(
      environment == [
        "PATH": "/usr/bin", "HOME": "/home/ada", "LANG": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1",
      ])
  }
}
