internal import Foundation
internal import FoundationNetworking

/// A server's response to a URL, as `curl` prints it.
///
/// - Parameter languages: the `Accept-Language` of the request; nil for none.
func get(_ address: String, accepting languages: String? = nil) async throws -> String {
  guard let url = URL(string: address) else { throw URLError(.badURL) }
  var request = URLRequest(url: url)
  if let languages { request.setValue(languages, forHTTPHeaderField: "Accept-Language") }
  let (data, _) = try await URLSession.shared.data(for: request)
  return String(decoding: data, as: UTF8.self)
}
