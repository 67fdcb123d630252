/// The source of a client's address, to which limits per address apply.
public enum ClientAddressSource: Sendable, Hashable {
  /// The peer address of the connection.
  case connection
  /// The last entry of `X-Forwarded-For`, which a reverse proxy in front of the host appends. Choose it only if every
  /// request comes through such a proxy, because other clients can send any value.
  case forwardedFor
}
