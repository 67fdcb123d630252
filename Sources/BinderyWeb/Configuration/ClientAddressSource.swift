/// Where a host finds the address of a client, to which limits per address apply.
public enum ClientAddressSource: Sendable, Hashable {
  /// The other end of the connection.
  case connection
  /// The last entry of `X-Forwarded-For`, as a reverse proxy in front of the host appends it. Choose it only where every
  /// request comes through such a proxy: others can write anything into the header.
  case forwardedFor
}
