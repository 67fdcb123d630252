/// Addresses of windows on the server that serves them.
public enum PageAddress {
  /// Returns the address of a screen: `/cloudy/locations?q=rome`. It always leads to the same server.
  ///
  /// - Parameters:
  ///   - path: The routes of the screen.
  ///   - base: The app's path, such as `/cloudy`.
  ///   - query: The query of the window, encoded.
  public static func text(of path: [String], base: String, query: String) -> String {
    let address = AppPath.address(of: path.filter { !$0.isEmpty }, base: base)
    return query.isEmpty ? address : "\(address)?\(query)"
  }
}
