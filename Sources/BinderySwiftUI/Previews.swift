public import BinderyViews

/// Names the previews of a view for Xcode. Accepted without effect: open the app beside the editor; changes appear
/// within seconds.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// A preview of a view for Xcode. Its block is type-checked and then left out.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "BinderyPreviews", type: "PreviewMacro")

/// Marks state of a preview. Accepted without effect: only Xcode shows previews.
@attached(peer)
public macro Previewable() = #externalMacro(module: "BinderyPreviews", type: "PreviewableMacro")

/// The context of a preview; see ``PreviewProvider``.
public enum PreviewTrait: Sendable {
  case landscapeLeft, landscapeRight, portrait, portraitUpsideDown, sizeThatFitsLayout, defaultLayout
  case fixedLayout(width: Double, height: Double)
}

/// The container of a preview; see ``PreviewProvider``.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device of a preview; see ``PreviewProvider``.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Accepted without effect: only Xcode shows previews.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Accepted without effect: only Xcode shows previews.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Accepted without effect: only Xcode shows previews.
  public func previewDisplayName(_ name: String?) -> some View { self }
}
