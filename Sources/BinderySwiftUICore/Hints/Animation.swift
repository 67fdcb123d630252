public import Bindery
public import BinderyViews
public import Foundation

/// The movement of a change. Accepted without effect: hosts animate insertions, removals and moves as people have set
/// it.
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
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The way in which a view appears and disappears. Accepted without effect; see ``Animation``.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Runs `body`. The animation is accepted without effect; see ``Animation``.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body`, and then the completion: the change happens at once. The animation is accepted without effect; see ``Animation``.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// The context of a change. Accepted without effect; see ``Animation``.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  /// Creates a transaction with an animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs `body`. The transaction is accepted without effect; see ``Animation``.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

extension AsyncImage {
  /// Shows the view that a block returns for the picture at an address. The address is tracked; the transaction is
  /// accepted
  /// without effect, see ``Animation``.
  public init(
    url: @autoclosure @escaping @MainActor () -> URL?, scale: Double = 1, transaction: Transaction,
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.init(url: url(), scale: scale, content: content)
  }
}

extension View {
  /// Accepted without effect; see ``Animation``.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> Self { self }
}

@MainActor
extension Binding {
  /// Returns the binding itself: an animation is accepted without effect.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// The way in which new content replaces old content. Accepted without effect; see ``Animation``.
public struct ContentTransition: Sendable, Hashable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()

  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

/// The movement of an icon. Accepted without effect; see ``Animation``.
public enum SymbolEffect: Sendable, Hashable, CaseIterable {
  case bounce, pulse, scale, variableColor, wiggle, breathe, rotate, appear, disappear
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
