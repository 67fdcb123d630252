internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// A server's response to a URL, as `curl` prints it.
func get(_ address: String) async throws -> String {
  guard let url = URL(string: address) else { throw URLError(.badURL) }
  let (data, _) = try await URLSession.shared.data(from: url)
  return String(decoding: data, as: UTF8.self)
}
