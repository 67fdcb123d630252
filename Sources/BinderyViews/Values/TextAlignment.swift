/// The side to which the lines of a text keep.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  case leading, center, trailing

  /// The side of a text that keeps to a horizontal guide.
  init(_ alignment: HorizontalAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}
