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
  /// What the gesture reports.
  associatedtype Value
}

@available(
  *, unavailable,
  message:
    "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
)
extension Gesture {
  /// Runs an action at each change.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Runs an action at the end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Updates a state during the gesture.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Begins with another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture()
  }
  /// Recognizes another gesture as well.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture()
  }
  /// Recognizes another gesture if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture()
  }
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable,
  message:
    "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
)
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture that goes on.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable,
  message:
    "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
)
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both report.
  public struct Value {
    /// What the first one reports.
    public let first: First.Value?
    /// What the second one reports.
    public let second: Second.Value?
  }
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable,
  message:
    "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
)
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture that was recognized.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable,
  message:
    "There is no drag here. Use onMove for rows, swipeActions or a Slider; presses are onTapGesture and onLongPressGesture."
)
public struct DragGesture: Gesture {
  /// Unavailable: hosts have presses only.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}

  /// Where a finger is, and how far it has moved.
  public struct Value {
    /// The time of the change.
    public let time: Date
    /// A place of the finger.
    public let location, startLocation, predictedEndLocation: CGPoint
    /// A distance of the finger.
    public let translation, predictedEndTranslation, velocity: CGSize
  }
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "There is no magnification here. Use a Stepper or Slider; a Map zooms by itself."
)
public struct MagnificationGesture: Gesture {
  /// How much fingers have moved apart.
  public typealias Value = CGFloat
  /// Unavailable: hosts have presses only.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "There is no magnification here. Use a Stepper or Slider; a Map zooms by itself."
)
public struct MagnifyGesture: Gesture {
  /// Unavailable: hosts have presses only.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// How much fingers have moved apart.
  public struct Value {
    /// How much fingers have moved apart, and how fast.
    public let magnification, velocity: CGFloat
    /// The place where it began, as a part of the view.
    public let startAnchor: UnitPoint
  }
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "There is no rotation by fingers here. Use a Slider.")
public struct RotationGesture: Gesture {
  /// How much fingers have turned.
  public typealias Value = Angle
  /// Unavailable: hosts have presses only.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "There is no rotation by fingers here. Use a Slider.")
public struct RotateGesture: Gesture {
  /// Unavailable: hosts have presses only.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// How much fingers have turned.
  public struct Value {
    /// The angle.
    public let rotation: Angle
  }
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "Use onTapGesture(perform:) or a Button.")
public struct TapGesture: Gesture {
  /// Nothing: a press has no value.
  public typealias Value = Void
  /// Unavailable: hosts have presses only.
  public init(count: Int = 1) {}
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "Use onLongPressGesture(perform:) or a contextMenu.")
public struct LongPressGesture: Gesture {
  /// Whether the view is pressed.
  public typealias Value = Bool
  /// Unavailable: hosts have presses only.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "Hosts do not report where a press was. Use onTapGesture(perform:) on each part."
)
public struct SpatialTapGesture: Gesture {
  /// The place of a press.
  public struct Value {
    /// The point.
    public let location: CGPoint
  }

  /// Unavailable: hosts have presses only.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "Gestures other than presses are not available. Keep the value in @State."
)
@propertyWrapper
public struct GestureState<Value> {
  /// Begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The value during the gesture.
  public var wrappedValue: Value
  /// What `updating` changes.
  public var projectedValue: GestureState<Value> { self }
}

/// The part of a view to which a gesture applies.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture itself.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]

  /// Creates a set from its bits.
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
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }

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
