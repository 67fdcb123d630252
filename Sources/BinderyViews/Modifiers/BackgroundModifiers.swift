internal import Foundation

extension View {
  /// Draws a style behind the view, including modifiers applied before, such as padding.
  ///
  /// - Parameter edges: accepted without effect: on a screen, a background always reaches its
  ///   edges.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    element(.box(.background)) { $0.set(.background, BoxBackground(style)) }
  }

  /// Draws the background of a screen behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Draws a filled shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    element(.box(shape.isCorners ? .clip : .underlay)) {
      if shape.isCorners {
        $0.set(.background, BoxBackground(style, in: shape.outline))
      } else {
        $0.layBehind(Layer(.underlay, alignment: .center) { shape.fill(style, style: fillStyle) })
      }
    }
  }

  /// Draws a shape in the background style behind the view.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Shows views behind the view, in its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View {
    element(.box(.underlay)) { $0.layBehind(Layer(.underlay, alignment: alignment, content: content)) }
  }

  /// Shows a view behind the view, in its size.
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Shows views in front of the view, in its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View {
    element(.box(.overlay)) { $0.layInFront(Layer(.overlay, alignment: alignment, content: content)) }
  }

  /// Shows a view in front of the view, in its size.
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Draws a style in front of the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Draws a filled shape in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line inside the edges.
  ///
  /// - Parameter width: in points.
  public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    let border = ShapeStroke(content.resolved, width: Double(max(0, width)), isInside: true)
    return element(.box(.border)) { $0.set(.border, border) }
  }

  /// Clips the view to a shape.
  ///
  /// - Parameter style: says whether a part that is surrounded twice is a hole.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    element(.box(shape.isCorners ? .clip : .path)) {
      switch shape.outline {
      case .path(let path, _): $0.set(.clipShape, .path(path, isEvenOdd: style.isEOFilled))
      case .some(let outline) where !outline.isDrawn: $0.set(.clipShape, outline)
      default:
        $0.bindToSize(.clipShape) {
          .path(shape.path(in: CGRect(origin: .zero, size: $0)), isEvenOdd: style.isEOFilled)
        }
      }
    }
  }

  /// Clips the view to its own rectangle.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Clips the view to a rectangle with round corners.
  ///
  /// - Parameter radius: in points.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

extension Shape {
  /// Whether hosts clip to it by round corners. It follows from the type, because a path has a box of its own.
  fileprivate var isCorners: Bool { self is AnyShape ? false : outline?.isDrawn == false }
}

/// Views behind or in front of the content of a box.
private struct Layer<Content: View>: View {
  let role: Role
  let alignment: Alignment
  let content: @MainActor () -> Content

  init(_ role: Role, alignment: Alignment, content: @escaping @MainActor () -> Content) {
    self.role = role
    self.alignment = alignment
    self.content = content
  }
}

extension Layer: ElementView {
  func role(in context: MountContext) -> Role { role }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.alignment, alignment)
  }

  var block: (@MainActor () -> Content)? { content }
}
