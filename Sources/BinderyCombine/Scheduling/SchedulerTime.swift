internal import Bindery
public import OpenCombine

/// An instant of a scheduler: the time since its clock started.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  let sinceStart: Duration

  public func distance(to other: SchedulerTime) -> Stride { Stride(other.sinceStart.subtracting(sinceStart)) }

  public func advanced(by stride: Stride) -> SchedulerTime {
    SchedulerTime(sinceStart: sinceStart.adding(stride.duration))
  }

  /// A time between two instants: `0.5` and `.seconds(0.5)` are half a second.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Sendable
  {
    /// The time.
    public let duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    /// A number of seconds.
    public init(integerLiteral seconds: Int) { duration = .seconds(seconds) }

    /// A number of seconds; more than a hundred years count as a hundred.
    public init(floatLiteral seconds: Double) { duration = Duration(clampedSeconds: seconds) }

    /// A number of seconds; more than a hundred years count as a hundred.
    public init(_ seconds: Double) { duration = Duration(clampedSeconds: seconds) }

    /// A number of seconds, if it can be counted.
    public init?<Source: BinaryInteger>(exactly seconds: Source) {
      guard let seconds = Int(exactly: seconds) else { return nil }
      duration = .seconds(seconds)
    }

    public var magnitude: Stride { duration < .zero ? Stride(Duration.zero.subtracting(duration)) : self }
    /// The stride in seconds.
    public var timeInterval: Double { duration / .seconds(1) }

    public static func < (left: Stride, right: Stride) -> Bool { left.duration < right.duration }
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.duration.adding(right.duration))
    }
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.duration.subtracting(right.duration))
    }
    public static func += (left: inout Stride, right: Stride) { left = left + right }
    public static func -= (left: inout Stride, right: Stride) { left = left - right }
    // Combine multiplies strides as numbers of seconds.
    public static func * (left: Stride, right: Stride) -> Stride {
      let product = left.timeInterval * right.timeInterval
      let isCountable = abs(product) < Duration.longest / .seconds(1)
      return Stride(
        isCountable ? left.duration * right.timeInterval : Duration(clampedSeconds: product))
    }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    public static func seconds(_ seconds: Int) -> Stride { Stride(.seconds(seconds)) }
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    public static func milliseconds(_ count: Int) -> Stride { Stride(.milliseconds(count)) }
    public static func microseconds(_ count: Int) -> Stride { Stride(.microseconds(count)) }
    public static func nanoseconds(_ count: Int) -> Stride { Stride(.nanoseconds(count)) }
  }
}
