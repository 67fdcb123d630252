import NIOCore
import Testing

@testable import BinderyWeb

struct PeekedRequestTests {
  private static let cookie = "0123456789abcdef0123456789abcdef"

  private func request(
    _ text: String, peer: String = "192.0.2.1", source: ClientAddressSource = .connection
  ) throws -> PeekedRequest? {
    PeekedRequest(Array(text.utf8), from: try SocketAddress(ipAddress: peer, port: 1), source: source)
  }

  @Test(arguments: [
    "Cookie: bindery_visitor=\(cookie)", "cookie:bindery_visitor=\(cookie)",
    "COOKIE: a=b; bindery_visitor=\(cookie); c=d", "X: y\r\nCookie: a=b\r\nCookie: bindery_visitor=\(cookie)",
  ])
  func theVisitorIsThatOfTheCookie(_ fields: String) throws {
    let request = try request("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n")
    #expect(request?.browser == BrowserToken(Self.cookie))
  }

  @Test(arguments: [
    "Cookie: bindery_visitor=0123", "Cookie: bindery_visitor=", "X-Cookie: bindery_visitor=\(cookie)",
    "Cookie: __Host-bindery_visitor=\(cookie)", "Host: a",
  ])
  func withoutAValidCookieThereIsNoVisitor(_ field: String) throws {
    let request = try request("GET / HTTP/1.1\r\n\(field)\r\n\r\n")
    #expect(request != nil)
    #expect(request?.browser == nil)
  }

  @Test func aBodyIsNotReadForCookies() throws {
    let request = try request(
      "POST / HTTP/1.1\r\nHost: a\r\n\r\nCookie: bindery_visitor=\(Self.cookie)\r\n\r\n")
    #expect(request?.browser == nil)
  }

  @Test(arguments: [
    "", "GET", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\n", "GET / HTTP/1.1\r\nHost: a\r\n\r",
  ])
  func aHeadThatIsNotCompleteIsNoRequest(_ text: String) throws {
    #expect(try request(text) == nil)
  }

  @Test func aProxyReportsTheClientAndItsEncryption() throws {
    let head =
      "GET / HTTP/1.1\r\nX-Forwarded-For: 198.51.100.7\r\nX-Forwarded-Proto: https\r\nCookie: __Host-bindery_visitor=\(Self.cookie)\r\n\r\n"
    let trusted = try request(head, peer: "127.0.0.1", source: .forwardedFor())
    #expect(trusted?.browser == BrowserToken(Self.cookie))
    let client = try SocketAddress(ipAddress: "198.51.100.7", port: 0)
    #expect(trusted?.client == ClientAddress(.connection, peer: client, forwarded: []))
    let other = try request(head, source: .forwardedFor())
    #expect(other?.browser == nil)
    #expect(other?.client != trusted?.client)
  }
}
