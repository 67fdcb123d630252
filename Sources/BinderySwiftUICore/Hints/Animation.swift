public import Bindery
public import BinderyViews

/// How a change would move. Accepted without effect: hosts animate what comes, goes and moves as people have set it.
public struct Animation: Sendable, Hashable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()

  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view would come and go. Accepted without effect; see ``Animation``.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func scale(scale: Double) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Runs `body` as one batch. The animation is accepted without effect; see ``Animation``.
@MainActor
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try batch(body)
}

extension View {
  /// Accepted without effect; see ``Animation``.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func transition(_ transition: AnyTransition) -> Self { self }
}

extension Binding {
  /// The same: an animation is accepted without effect.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// The height of a sheet.
public enum PresentationDetent: Sendable, Hashable {
  case medium, large
  case fraction(Double)
  case height(Double)
}

extension View {
  /// Accepted without effect: a sheet is as high as its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
}
