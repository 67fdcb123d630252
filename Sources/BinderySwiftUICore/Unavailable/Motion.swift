public import Bindery
public import BinderyViews

// Hosts animate what comes, goes and moves, as people have set it; an app sets no frames.

extension View {
  /// Unavailable: hosts animate by themselves.
  @available(*, unavailable, message: "Hosts animate what comes, goes and moves. Leave this out.")
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: [Phase], @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) -> Self { self }

  /// Unavailable: views are not measured.
  @available(
    *, unavailable,
    message: "Views are not measured here. Leave this out: hosts scroll as people's systems do."
  )
  public func scrollTransition<Content: View>(
    @ViewBuilder _ transition: @escaping (Self, ScrollTransitionPhase) -> Content
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
}

/// The place of a view in what scrolls; see `scrollTransition`.
public enum ScrollTransitionPhase: Sendable, Hashable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }
  /// The distance from the visible part, -1 to 1.
  public var value: Double { 0 }
}

extension EnvironmentValues {
  /// Unavailable: hosts know it.
  @available(*, unavailable, message: "Hosts animate as people have set it. Leave this out.")
  public var accessibilityReduceMotion: Bool { false }
}
