/// How much a button stands out.
public enum ButtonStyle: Sendable, Hashable, CaseIterable {
  /// Like text.
  case plain
  /// With an edge.
  case bordered
  /// The one thing to do on a screen.
  case borderedProminent
}
