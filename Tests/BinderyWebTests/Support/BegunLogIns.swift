import BinderyViewModels
import Testing

@testable import BinderyWeb

extension LogIns {
  /// Logs a user in, as after a page has redeemed a ticket.
  func begin(_ id: User.ID, replacing old: LogIn? = nil) async throws -> (token: LogInToken, logIn: LogIn) {
    let request = try #require(try await request(of: id))
    return try #require(await begin(request, replacing: old))
  }
}
