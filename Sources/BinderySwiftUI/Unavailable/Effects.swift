public import Bindery
public import BinderyViews
public import Foundation

// Effects on pixels or positions. A terminal lacks them, and a browser does not report them.

/// Unavailable: the host draws shapes.
@available(
  *, unavailable, message: "Colors around a center are not available. Use LinearGradient or RadialGradient."
)
public struct AngularGradient: ShapeStyle {
  /// Nothing.
  public var resolved: AnyShapeStyle { AnyShapeStyle(Color.clear) }
  /// Unavailable: the host draws shapes.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .degrees(0), endAngle: Angle = .degrees(360)
  ) {}
  /// Unavailable: the host draws shapes.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .degrees(0), endAngle: Angle = .degrees(360)
  ) {}
  /// Unavailable: the host draws shapes.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .degrees(0),
    endAngle: Angle = .degrees(360)
  ) {}
  /// Unavailable: the host draws shapes.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
  /// Unavailable: the host draws shapes.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {}
}

/// Unavailable: the host draws shapes.
@available(
  *, unavailable, message: "Colors around a center are not available. Use LinearGradient or RadialGradient."
)
extension AngularGradient: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: the host draws shapes.
@available(
  *, unavailable, message: "Colors of a mesh are not available. Use LinearGradient or RadialGradient."
)
public struct MeshGradient: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: the host draws shapes.
  public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {}
}

/// Unavailable: hosts play no videos.
@available(*, unavailable, message: "Hosts play no videos. Lead to the video with a Link.")
public struct VideoPlayer: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: hosts play no videos.
  public init<Player>(player: Player) {}
}

/// Unavailable: views are not measured.
@available(
  *, unavailable, message: "Views are not measured here. Use a grid with adaptive columns, or wrap the text."
)
public struct ViewThatFits<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: hosts have no such control.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

/// Unavailable: hosts have no such control.
@available(*, unavailable, message: "Hosts have no control for any color. Offer some in a Picker.")
public struct ColorPicker: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: hosts have no such control.
  public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) {}
  /// Unavailable: hosts have no such control.
  public init<Label: View>(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
}

/// Unavailable: hosts have no such control.
@available(*, unavailable, message: "Use ProgressView(value:) with a Text.")
public struct Gauge<Label: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: hosts have no such control.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {}
  /// Unavailable: hosts have no such control.
  public init<Value: BinaryFloatingPoint, Current: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {}
  /// Unavailable: hosts have no such control.
  public init<Value: BinaryFloatingPoint, Current: View, End: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> End,
    @ViewBuilder maximumValueLabel: () -> End
  ) {}
}

extension View {
  /// Unavailable: hosts begin at the start.
  @available(
    *, unavailable,
    message: "What scrolls begins at its start. Use the scrollTo of a ScrollViewReader in onAppear."
  )
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// Unavailable: hosts report single presses only.
  @available(
    *, unavailable, message: "Several taps are one press here. Use onTapGesture(perform:) or a contextMenu."
  )
  public func onTapGesture(count: Int, perform action: @escaping () -> Void) -> Self { self }

  /// Unavailable: hosts do not report where a press was.
  @available(
    *, unavailable, message: "Hosts do not report where a press was. Use onTapGesture(perform:) on each part."
  )
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> Self { self }

  /// Unavailable: views do not support dragging.
  @available(*, unavailable, message: "Nothing is dragged here. Use onMove for rows, or a contextMenu.")
  public func onDrag<Provider>(_ data: @escaping () -> Provider) -> Self { self }

  /// Unavailable: touch screens and terminals have no pointer over a view.
  @available(*, unavailable, message: "Hosts show by themselves what is under the pointer. Use help(_:).")
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

  /// Unavailable: the host determines positions.
  @available(*, unavailable, message: "Views have no coordinates here. Use alignment, Spacer and offset.")
  public func position(x: Double = 0, y: Double = 0) -> Self { self }

  /// Unavailable: the host determines positions.
  @available(*, unavailable, message: "Views have no coordinates here. Use alignment, Spacer and offset.")
  public func position(_ position: CGPoint) -> Self { self }

  /// Unavailable: the host determines positions.
  @available(*, unavailable, message: "Views are not measured here. Use the alignment of a stack or frame.")
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }

  /// Unavailable: the host determines positions.
  @available(*, unavailable, message: "Views are not measured here. Use the alignment of a stack or frame.")
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }

  /// Unavailable: a terminal has no depth.
  @available(*, unavailable, message: "Views are turned in the plane only. Use rotationEffect.")
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> Self { self }

  /// Unavailable: later views are in front.
  @available(
    *, unavailable, message: "What comes later in a ZStack is in front. Write the views in that order."
  )
  public func zIndex(_ value: Double) -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(*, unavailable, message: "Pixels are not mixed here. Use opacity and a background.")
  public func blendMode(_ mode: BlendMode) -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(
    *, unavailable,
    message:
      "Hosts show pictures in their own colors. Show a gray copy of the picture; for what cannot be used, disabled(true) is enough."
  )
  public func grayscale(_ amount: Double) -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(
    *, unavailable,
    message:
      "Hosts show pictures in their own colors. Show a gray copy of the picture; for what cannot be used, disabled(true) is enough."
  )
  public func saturation(_ amount: Double) -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(
    *, unavailable,
    message:
      "Hosts show pictures in their own colors. Change the picture itself, or give the view another Color; a pressed Button is shown by its host."
  )
  public func brightness(_ amount: Double) -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(
    *, unavailable,
    message: "Hosts show pictures in their own colors. Leave this out, or change the picture itself."
  )
  public func contrast(_ amount: Double) -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(
    *, unavailable,
    message: "Hosts show pictures in their own colors. Leave this out, or change the picture itself."
  )
  public func hueRotation(_ angle: Angle) -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(
    *, unavailable,
    message: "Hosts show pictures in their own colors. Leave this out, or change the picture itself."
  )
  public func colorMultiply(_ color: Color) -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(
    *, unavailable,
    message: "Hosts show pictures in their own colors. Leave this out, or change the picture itself."
  )
  public func colorInvert() -> Self { self }

  /// Unavailable: the host controls the pixels.
  @available(
    *, unavailable,
    message: "Hosts show pictures in their own colors. Leave this out, or change the picture itself."
  )
  public func luminanceToAlpha() -> Self { self }

  /// Unavailable: views are clipped to shapes only.
  @available(*, unavailable, message: "A view is cut to shapes only. Use clipShape.")
  @_disfavoredOverload
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> Self { self }

  /// Unavailable: views are clipped to shapes only.
  @available(*, unavailable, message: "A view is cut to shapes only. Use clipShape.")
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> Self { self }

  /// Unavailable: a row's background is a style.
  @available(
    *, unavailable,
    message: "A row has a color, a gradient, a material or a filled shape behind it. Use one of them."
  )
  @_disfavoredOverload
  public func listRowBackground<V: View>(_ view: V?) -> Self { self }

  /// Unavailable: people can always close a sheet.
  @available(*, unavailable, message: "People can always leave a sheet here. Ask in its onDismiss.")
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Unavailable: use the host's control.
  @available(
    *, unavailable, message: "Use the view FileImporter: a browser opens its dialog at a press only."
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }

  /// Unavailable: use the host's control.
  @available(
    *, unavailable, message: "Use the view FileImporter: a browser opens its dialog at a press only."
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Unavailable: use the host's control.
  @available(
    *, unavailable, message: "Use the view FileImporter: a browser opens its dialog at a press only."
  )
  public func fileImporter<Types>(
    isPresented: Binding<Bool>, allowedContentTypes: Types, onCompletion: @escaping (Int) -> Void
  ) -> Self { self }

  /// Unavailable: use the host's control.
  @available(
    *, unavailable, message: "Use the view PhotosPicker: a browser opens its dialog at a press only."
  )
  public func photosPicker<Item>(isPresented: Binding<Bool>, selection: Item) -> Self { self }
}

/// A way of mixing pixels, which no host supports.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, difference, plusLighter, plusDarker
}

/// A type of files; see `fileImporter`.
public struct UTType: Sendable, Hashable {
  /// A type of that name.
  public static let json = UTType()
  /// A type of that name.
  public static let text = UTType()
  /// A type of that name.
  public static let plainText = UTType()
  /// A type of that name.
  public static let commaSeparatedText = UTType()
  /// A type of that name.
  public static let image = UTType()
  /// A type of that name.
  public static let pdf = UTType()
  /// A type of that name.
  public static let item = UTType()
  /// A type of that name.
  public static let data = UTType()
}

extension Scene {
  /// Unavailable: a scene is created once.
  @available(
    *, unavailable, message: "A scene is made once for all windows. Use onChange on the view of a window."
  )
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> Self { self }

  /// Unavailable: a scene is created once.
  @available(
    *, unavailable, message: "A scene is made once for all windows. Use onChange on the view of a window."
  )
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }

  /// Unavailable: a scene is created once.
  @available(
    *, unavailable, message: "A scene is made once for all windows. Use onChange on the view of a window."
  )
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> Self {
    self
  }
}
