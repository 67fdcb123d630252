@testable internal import BrowserDriver
internal import Foundation
internal import Testing

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// A server's response to a URL, as `curl` prints it.
func get(_ address: String) async throws -> String {
  let url = try #require(URL(string: address))
  let (data, _) = try await URLSession.shared.data(from: url)
  return String(decoding: data, as: UTF8.self)
}
