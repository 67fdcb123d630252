// The values of `keyframeAnimator`, which is unavailable: with them, its message is the only error of a use.

/// The keyframes of one property; see `keyframeAnimator`.
public struct KeyframeTrack<Root> {
  /// Lists the keyframes of a property.
  public init<Value>(
    _ property: WritableKeyPath<Root, Value>, @KeyframeTrackBuilder<Value> content: () -> [Keyframe<Value>]
  ) {}
}

/// A value at a point in time; see `keyframeAnimator`.
public struct Keyframe<Value> {}

/// A value that is reached at a constant speed.
public struct LinearKeyframe<Value> {
  /// Names the value and the seconds until it is reached.
  public init(_ value: Value, duration: Double) {}
}

/// A value that is reached on a curve.
public struct CubicKeyframe<Value> {
  /// Names the value and the seconds until it is reached.
  public init(_ value: Value, duration: Double) {}
}

/// A value that is reached like the end of a spring.
public struct SpringKeyframe<Value> {
  /// Names the value, the seconds until it is reached, and the spring.
  public init(_ value: Value, duration: Double = 0, spring: Spring = .smooth) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value> {
  /// Names the value.
  public init(_ value: Value) {}
}

/// The motion of a spring.
public enum Spring: Sendable, Hashable {
  case smooth, snappy, bouncy
}

/// Builds the tracks of a `keyframeAnimator`.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression(_ track: KeyframeTrack<Value>) -> KeyframeTrack<Value> { track }
  /// Takes the tracks of a block.
  public static func buildBlock(_ tracks: KeyframeTrack<Value>...) -> [KeyframeTrack<Value>] { tracks }
}

/// Builds the keyframes of a ``KeyframeTrack``.
@resultBuilder
public enum KeyframeTrackBuilder<Value> {
  /// Takes a keyframe.
  public static func buildExpression(_ keyframe: LinearKeyframe<Value>) -> Keyframe<Value> { Keyframe() }
  /// Takes a keyframe.
  public static func buildExpression(_ keyframe: CubicKeyframe<Value>) -> Keyframe<Value> { Keyframe() }
  /// Takes a keyframe.
  public static func buildExpression(_ keyframe: SpringKeyframe<Value>) -> Keyframe<Value> { Keyframe() }
  /// Takes a keyframe.
  public static func buildExpression(_ keyframe: MoveKeyframe<Value>) -> Keyframe<Value> { Keyframe() }
  /// Takes the keyframes of a block.
  public static func buildBlock(_ keyframes: Keyframe<Value>...) -> [Keyframe<Value>] { keyframes }
}
