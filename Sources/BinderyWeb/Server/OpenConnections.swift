internal import NIOCore
internal import NIOExtras
internal import Synchronization

/// The open connections of a server, each of which learns when the server stops.
final class OpenConnections: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var isQuiescing = false
  }

  private let state = HostLock(State())

  /// Whether the server stops.
  var isQuiescing: Bool { state.withLock(\.isQuiescing) }

  /// Adds a connection until it is closed.
  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    let isQuiescing = state.withLock { state in
      state.channels[id] = channel
      return state.isQuiescing
    }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { _ = $0.channels.removeValue(forKey: id) }
    }
    if isQuiescing { Self.quiesce(channel) }
  }

  /// Asks all connections, and those that are added later, to end when they have completed what they have begun.
  func quiesce() {
    let channels = state.withLock { state in
      defer { state.isQuiescing = true }
      return state.isQuiescing ? [] : Array(state.channels.values)
    }
    for channel in channels { Self.quiesce(channel) }
  }

  private static func quiesce(_ channel: any Channel) {
    channel.eventLoop.execute { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
  }
}
