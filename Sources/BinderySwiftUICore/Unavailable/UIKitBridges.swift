public import BinderyViews
public import Foundation

// Each name stops the compiler where it is used, with a message that names the replacement. See
// Documentation/FromSwiftUI.md.

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
public protocol UIViewRepresentable: View {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIKit view controller here. Describe the screen with views: PhotosPicker, ShareLink and Map exist."
)
public protocol UIViewControllerRepresentable: View {}

/// Unavailable: there is no AppKit.
@available(
  *, unavailable,
  message:
    "There is no AppKit view here. Describe it with views, which hosts show as their own best controls."
)
public protocol NSViewRepresentable: View {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit here. A host shows the view: @main struct MyApp: App, or WebHost(apps:)."
)
public final class UIHostingController<Content: View> {
  /// Unavailable.
  public init(rootView: Content) {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIApplication here. Use @Environment(\\.openURL) for addresses, onAppear and task for what begins with a window."
)
public final class UIApplication {
  /// Unavailable.
  public static var shared: UIApplication { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIApplicationDelegate here. Do what it did in the App's init, or in .task of the first view."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Unavailable.
  public init(_ delegate: Delegate.Type = Delegate.self) {}
  /// Unavailable.
  public var wrappedValue: Delegate { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIScreen here, and a browser's window changes. Use frame(maxWidth: .infinity) or a grid with adaptive columns."
)
public final class UIScreen {
  /// Unavailable.
  public static var main: UIScreen { fatalError("Unavailable") }
  /// Unavailable.
  public var bounds: CGRect { fatalError("Unavailable") }
  /// Unavailable.
  public var scale: CGFloat { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIImage here. Use Image with a name, AsyncImage with an address, or BinderyPictures for user photos."
)
public final class UIImage {
  /// Unavailable.
  public init?(named name: String) { nil }
  /// Unavailable.
  public init?(data: Data) { nil }
}

extension Image {
  /// Unavailable: there is no UIKit.
  @available(
    *, unavailable,
    message:
      "There is no UIImage here. Use Image with a name, AsyncImage with an address, or BinderyPictures for user photos."
  )
  public init(uiImage: UIImage) { self.init(systemName: "") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public final class UIAppearance {
  public var backgroundColor, barTintColor, tintColor, unselectedItemTintColor, separatorColor: UIColor?
  public var currentPageIndicatorTintColor, pageIndicatorTintColor: UIColor?
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UIPageControl {
  /// Unavailable.
  public static func appearance() -> UIAppearance { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UINavigationBar {
  /// Unavailable.
  public static func appearance() -> UIAppearance { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UITabBar {
  /// Unavailable.
  public static func appearance() -> UIAppearance { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UITableView {
  /// Unavailable.
  public static func appearance() -> UIAppearance { fatalError("Unavailable") }
}
