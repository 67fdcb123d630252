extension TerminalCapabilities {
  /// Updates the capabilities from a reply of the terminal.
  public mutating func apply(_ reply: TerminalReply) {
    switch reply {
    case .mode(2026, let state): synchronizesOutput = state.isSettable
    case .mode(2027, let state): measuresClusters = state.isSettable
    case .kittyGraphics(let isSupported):
      if isSupported, colors != .none { pictures = max(pictures, .kitty) }
    case .deviceAttributes(let attributes):
      if attributes.contains(4), cellPixels != nil, colors != .none { pictures = max(pictures, .sixel) }
    case .cellPixels(let size): cellPixels = size
    case .mode, .background: break
    }
  }
}
