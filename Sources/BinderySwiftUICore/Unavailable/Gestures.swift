public import BinderyViews
public import Foundation

// Every host supports a press and a long press; other gestures are not supported.

/// Unavailable: hosts have presses only.
@available(
  *, unavailable,
  message:
    "There is no drag here. Use onMove for rows, swipeActions or a Slider; presses are onTapGesture and onLongPressGesture."
)
public struct DragGesture {
  /// Unavailable.
  public init(minimumDistance: Double = 10) {}

  /// Where a finger is, and how far it has moved.
  public struct Value {
    public let location, startLocation: CGPoint
    public let translation: CGSize
  }

  /// Unavailable.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  /// Unavailable.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "There is no magnification here. Use a Stepper or Slider; a Map zooms by itself."
)
public struct MagnificationGesture {
  /// Unavailable.
  public init() {}
}

/// Unavailable: hosts have presses only.
@available(
  *, unavailable, message: "There is no magnification here. Use a Stepper or Slider; a Map zooms by itself."
)
public struct MagnifyGesture {
  /// Unavailable.
  public init() {}
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "There is no rotation by fingers here. Use a Slider.")
public struct RotationGesture {
  /// Unavailable.
  public init() {}
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "Use onTapGesture(perform:) or a Button.")
public struct TapGesture {
  /// Unavailable.
  public init(count: Int = 1) {}

  /// Unavailable.
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture { self }
}

/// Unavailable: hosts have presses only.
@available(*, unavailable, message: "Use onLongPressGesture(perform:) or a contextMenu.")
public struct LongPressGesture {
  /// Unavailable.
  public init(minimumDuration: Double = 0.5) {}

  /// Unavailable.
  public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
}

extension View {
  /// Unavailable: hosts have presses only.
  @available(
    *, unavailable,
    message:
      "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
  )
  public func gesture<Gesture>(_ gesture: Gesture) -> Self { self }

  /// Unavailable: hosts have presses only.
  @available(
    *, unavailable,
    message:
      "Gestures other than presses are not available. Use onTapGesture, onLongPressGesture, onMove, swipeActions or a Slider."
  )
  public func simultaneousGesture<Gesture>(_ gesture: Gesture) -> Self { self }
}
