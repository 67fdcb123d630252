@testable internal import BrowserDriver
internal import Foundation
internal import Testing

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// What a server sends for an address, as `curl` shows it.
func get(_ address: String) async throws -> String {
  let url = try #require(URL(string: address))
  let (data, _) = try await URLSession.shared.data(from: url)
  return String(decoding: data, as: UTF8.self)
}
