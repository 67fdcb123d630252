/// Sides to which things keep.
public enum HorizontalAlignment: String, Sendable {
  case leading, center, trailing
}

/// Heights at which things keep.
public enum VerticalAlignment: String, Sendable {
  case top, center, bottom
  case firstTextBaseline = "baseline"
}

extension View {
  /// Space inside the edges.
  ///
  /// - Parameter length: in points; use steps of 4.
  public func padding(_ length: Int = 16) -> some View {
    element { $0.set(.padding, length) }
  }

  /// A size, in points.
  public func frame(width: Int? = nil, height: Int? = nil) -> some View {
    element {
      if let width { $0.set(.width, width) }
      if let height { $0.set(.height, height) }
    }
  }

  /// Takes all the width that there is, its content at the given side.
  public func fillWidth(alignment: HorizontalAlignment = .leading) -> some View {
    element {
      $0.set(.fillsWidth, flag: true)
      $0.set(.textAlignment, alignment.rawValue)
    }
  }

  /// To which side the lines of a text keep.
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View {
    element { $0.set(.textAlignment, alignment.rawValue) }
  }

  /// The greatest number of lines; what does not fit ends in an ellipsis.
  public func lineLimit(_ number: Int?) -> some View {
    element { $0.set(.lineLimit, number) }
  }
}
