/// A second address of a ``WebHost``, for its operator: `/metrics`, `/healthz` and `/readyz`.
///
/// It is separate from the address of the pages, so that a reverse proxy cannot publish it by accident.
public struct OperationsEndpoint: Sendable {
  /// The name or address to listen on.
  public var host: String
  /// The port; 0 picks a free one.
  public var port: Int
  /// Returns the metrics as text, in Prometheus' format. It is called at each request of `/metrics`, on any thread.
  public var metrics: @Sendable () -> String

  /// Creates an endpoint, by default for this machine only.
  public init(host: String = "127.0.0.1", port: Int, metrics: @escaping @Sendable () -> String) {
    self.host = host
    self.port = port
    self.metrics = metrics
  }
}
