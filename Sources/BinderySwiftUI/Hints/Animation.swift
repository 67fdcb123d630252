public import Bindery
public import BinderyViews
public import Foundation

/// The movement of a change. Accepted without effect: hosts animate insertions, removals and moves as people have set
/// it.
public struct Animation: Sendable, Hashable {
  /// A curve of that name. Hosts have their own.
  public static let `default` = Animation()
  /// A curve of that name. Hosts have their own.
  public static let linear = Animation()
  /// A curve of that name. Hosts have their own.
  public static let easeIn = Animation()
  /// A curve of that name. Hosts have their own.
  public static let easeOut = Animation()
  /// A curve of that name. Hosts have their own.
  public static let easeInOut = Animation()
  /// A curve of that name. Hosts have their own.
  public static let spring = Animation()
  /// A curve of that name. Hosts have their own.
  public static let bouncy = Animation()
  /// A curve of that name. Hosts have their own.
  public static let smooth = Animation()
  /// A curve of that name. Hosts have their own.
  public static let snappy = Animation()

  /// A curve of that name. Hosts have their own.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// A curve of that name. Hosts have their own.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A curve of that name. Hosts have their own.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// Returns the animation itself.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation itself.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation itself.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation itself.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The way in which a view appears and disappears. Accepted without effect; see ``Animation``.
public struct AnyTransition: Sendable {
  /// A transition of that name. Hosts have their own.
  public static let identity = AnyTransition()
  /// A transition of that name. Hosts have their own.
  public static let opacity = AnyTransition()
  /// A transition of that name. Hosts have their own.
  public static let scale = AnyTransition()
  /// A transition of that name. Hosts have their own.
  public static let slide = AnyTransition()

  /// A transition of that name. Hosts have their own.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// A transition of that name. Hosts have their own.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// A transition of that name. Hosts have their own.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// A transition of that name. Hosts have their own.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// A transition of that name. Hosts have their own.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// A transition of that name. Hosts have their own.
  public static let blurReplace = AnyTransition()

  /// Returns the transition itself.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition itself.
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
  /// The animation of the changes.
  public var animation: Animation?
  /// Whether the changes are shown without an animation.
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
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions, isActive: Bool = true
  ) -> Self { self }
  /// Accepted without effect; see ``Animation``.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }
}

extension Binding {
  /// Returns the binding itself: an animation is accepted without effect.
  @preconcurrency @MainActor
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// The way in which new content replaces old content. Accepted without effect; see ``Animation``.
public struct ContentTransition: Sendable, Hashable {
  /// A change of that name. Hosts have their own.
  public static let identity = ContentTransition()
  /// A change of that name. Hosts have their own.
  public static let opacity = ContentTransition()
  /// A change of that name. Hosts have their own.
  public static let interpolate = ContentTransition()

  /// A change of that name. Hosts have their own.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// A change of that name. Hosts have their own.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
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

/// The speed and repetition of a symbol's motion.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// As the symbol moves by itself.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So often.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { repeating }
  /// At a multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }
}
