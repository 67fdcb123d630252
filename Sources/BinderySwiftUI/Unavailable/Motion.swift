public import Bindery
public import BinderyViews
public import Foundation

// Hosts animate what comes, goes and moves, as people have set it; an app sets no frames.

extension View {
  /// Unavailable: hosts animate by themselves.
  @available(*, unavailable, message: "Hosts animate what comes, goes and moves. Leave this out.")
  public func phaseAnimator<Phases: Sequence, Content: View>(
    _ phases: Phases, @ViewBuilder content: @escaping (Self, Phases.Element) -> Content,
    animation: @escaping (Phases.Element) -> Animation? = { _ in nil }
  ) -> Self where Phases.Element: Equatable { self }

  /// Unavailable: hosts animate by themselves.
  @available(*, unavailable, message: "Hosts animate what comes, goes and moves. Leave this out.")
  public func phaseAnimator<Phases: Sequence, Trigger: Equatable, Content: View>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Self, Phases.Element) -> Content,
    animation: @escaping (Phases.Element) -> Animation? = { _ in nil }
  ) -> Self where Phases.Element: Equatable { self }

  /// Unavailable: hosts animate by themselves.
  @available(*, unavailable, message: "Hosts animate what comes, goes and moves. Leave this out.")
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) -> Self { self }

  /// Unavailable: hosts animate by themselves.
  @available(*, unavailable, message: "Hosts animate what comes, goes and moves. Leave this out.")
  public func keyframeAnimator<Value, Trigger: Equatable, Content: View>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) -> Self { self }

  /// Unavailable: views are not measured.
  @available(
    *, unavailable,
    message: "Views are not measured here. Leave this out: hosts scroll as people's systems do."
  )
  public func scrollTransition<Content: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    @ViewBuilder transition: @escaping (Self, ScrollTransitionPhase) -> Content
  ) -> Self { self }

  /// Unavailable: views are not measured.
  @available(
    *, unavailable,
    message: "Views are not measured here. Use opacity, scaleEffect or offset without a position."
  )
  public func visualEffect<Content: View>(
    @ViewBuilder _ effect: @escaping (Self, GeometryProxy) -> Content
  ) -> Self { self }

  /// Unavailable: hosts do not report where people have scrolled.
  @available(
    *, unavailable,
    message: "Hosts do not report the position. Scroll with the scrollTo of a ScrollViewReader."
  )
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> Self { self }

  /// Unavailable: hosts do not report where people have scrolled.
  @available(
    *, unavailable,
    message: "Hosts do not report the position. Load further rows in onAppear of the last one."
  )
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }

  /// Unavailable: hosts do not report where people have scrolled.
  @available(
    *, unavailable, message: "Hosts do not report the position. Use onAppear and onDisappear of a row."
  )
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> Self { self }
}

/// The position and sizes of what scrolls; see `onScrollGeometryChange`.
public struct ScrollGeometry: Sendable, Hashable {
  /// The position of the content.
  public var contentOffset: CGPoint { .zero }
  /// The size of the content.
  public var contentSize: CGSize { .zero }
  /// The size of the visible part.
  public var containerSize: CGSize { .zero }
  /// The visible part.
  public var visibleRect: CGRect { .zero }
}

/// Unavailable: hosts animate by themselves.
@available(*, unavailable, message: "Hosts animate what comes, goes and moves. Show the last phase alone.")
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }

  /// Unavailable: hosts animate by themselves.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) where Phases.Element == Phase {}

  /// Unavailable: hosts animate by themselves.
  public init<Phases: Sequence, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) where Phases.Element == Phase {}
}

/// The place of a view in what scrolls; see `scrollTransition`.
public enum ScrollTransitionPhase: Sendable, Hashable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }
  /// The distance from the visible part, -1 to 1.
  public var value: Double { 0 }
}

/// The timing of a `scrollTransition`.
public enum ScrollTransitionConfiguration: Sendable, Hashable {
  case animated, interactive, identity
}

extension EnvironmentValues {
  /// Unavailable: hosts know it.
  @available(*, unavailable, message: "Hosts animate as people have set it. Leave this out.")
  public var accessibilityReduceMotion: Bool { false }

  /// Unavailable: hosts know it.
  @available(*, unavailable, message: "Hosts show materials as people have set it. Leave this out.")
  public var accessibilityReduceTransparency: Bool { false }

  /// Unavailable: hosts know it.
  @available(*, unavailable, message: "Say what a color says in words too. Leave this out.")
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Unavailable: hosts know it.
  @available(*, unavailable, message: "Hosts tell screen readers what is shown. Leave this out.")
  public var accessibilityVoiceOverEnabled: Bool { false }
}
