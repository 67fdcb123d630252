extension View {
  /// Space inside the edges.
  ///
  /// - Parameter length: in points; use steps of 4.
  public func padding(_ length: Int = 16) -> some View {
    element { $0.set(.padding, EdgeInsets(Double(length))) }
  }

  /// A size, in points.
  public func frame(width: Int? = nil, height: Int? = nil) -> some View {
    element {
      if let width { $0.set(.width, Double(width)) }
      if let height { $0.set(.height, Double(height)) }
    }
  }

  /// Takes all the width that there is, its content at the given side.
  public func fillWidth(alignment: HorizontalAlignment = .leading) -> some View {
    element {
      $0.set(.maximumWidth, .infinity)
      $0.set(.frameAlignment, Alignment(horizontal: alignment, vertical: .center))
    }
  }

  /// To which side the lines of a text keep.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    element { $0.set(.textAlignment, alignment) }
  }

  /// The greatest number of lines of each text inside; what does not fit ends in an ellipsis.
  public func lineLimit(_ number: Int?) -> some View {
    all(.text) { $0.set(.lineLimit, number) }
  }
}
