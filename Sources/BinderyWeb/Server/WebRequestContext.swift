internal import Hummingbird
internal import NIOCore

/// The context of a request: the defaults of Hummingbird, and the address of the peer.
struct WebRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address of the connection's other end: the client, or a proxy.
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
