public import BinderyViews
public import Foundation

// Every host supports a press and a long press; other gestures are not supported.

/// Unavailable: hosts have presses only.
@available(
  *, unavailable,
  message:
    "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
)
public protocol Gesture {
  associatedtype Value
}

@available(
  *, unavailable,
  message:
    "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
)
extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable,
  message:
    "There is no drag here. Use onMove for rows, swipeActions or a Slider; presses are onTapGesture and onLongPressGesture."
)
public struct DragGesture: Gesture {
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}

  /// Where a finger is, and how far it has moved.
  public struct Value {
    public let time: Date
    public let location, startLocation, predictedEndLocation: CGPoint
    public let translation, predictedEndTranslation, velocity: CGSize
  }
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "There is no magnification here. Use a Stepper or Slider; a Map zooms by itself."
)
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "There is no magnification here. Use a Stepper or Slider; a Map zooms by itself."
)
public struct MagnifyGesture: Gesture {
  public init(minimumScaleDelta: Double = 0.01) {}

  /// How much fingers have moved apart.
  public struct Value {
    public let magnification, velocity: CGFloat
  }
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "There is no rotation by fingers here. Use a Slider.")
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "There is no rotation by fingers here. Use a Slider.")
public struct RotateGesture: Gesture {
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// How much fingers have turned.
  public struct Value {
    public let rotation: Angle
  }
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "Use onTapGesture(perform:) or a Button.")
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "Use onLongPressGesture(perform:) or a contextMenu.")
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "Gestures other than presses are not available. Keep the value in @State."
)
@propertyWrapper
public struct GestureState<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var wrappedValue: Value
  public var projectedValue: GestureState<Value> { self }
}

/// The part of a view to which a gesture applies.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension View {
  /// Unavailable: hosts have presses only.
  @available(
    *, unavailable,
    message:
      "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
  )
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self { self }

  /// Unavailable: hosts have presses only.
  @available(
    *, unavailable,
    message:
      "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
  )
  public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self {
    self
  }

  /// Unavailable: hosts have presses only.
  @available(
    *, unavailable,
    message:
      "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
  )
  public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self {
    self
  }
}
