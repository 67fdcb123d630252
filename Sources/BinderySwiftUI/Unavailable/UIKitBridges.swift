public import BinderyViews
public import Foundation

// Each name stops the compiler where it is used, with a message that names the replacement. See
// Documentation/FromSwiftUI.md.

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
public protocol UIViewRepresentable: View {
  /// The type of the object that receives the view's events.
  associatedtype Coordinator = Void
  /// The coordinator and the environment.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIKit view controller here. Describe the screen with views: PhotosPicker, ShareLink and Map exist."
)
public protocol UIViewControllerRepresentable: View {
  /// The type of the object that receives the view controller's events.
  associatedtype Coordinator = Void
  /// The coordinator and the environment.
  typealias Context = UIViewRepresentableContext<Self>
}

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
open class UIHostingController<Content: View>: UIViewController {
  /// Unavailable: there is no UIKit.
  public init(rootView: Content) { super.init() }
  /// The view that is shown.
  public var rootView: Content {
    get { neverRuns() }
    set {}
  }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIApplication here. Use @Environment(\\.openURL) for addresses, onAppear and task for what begins with a window."
)
public final class UIApplication {
  /// The app.
  public static var shared: UIApplication { neverRuns() }
  /// The address of the app's settings.
  public static let openSettingsURLString = ""
  /// Posted when the app becomes active.
  public static let didBecomeActiveNotification = Notification.Name("")
  /// Posted before the app is inactive.
  public static let willResignActiveNotification = Notification.Name("")
  /// Posted when the app is in the background.
  public static let didEnterBackgroundNotification = Notification.Name("")
  /// Posted before the app is shown.
  public static let willEnterForegroundNotification = Notification.Name("")
  /// Posted before the app ends.
  public static let willTerminateNotification = Notification.Name("")
  /// The windows.
  public var windows: [UIWindow] { [] }
  /// The scenes.
  public var connectedScenes: Set<AnyHashable> { [] }
  /// A state of the device.
  public var isIdleTimerDisabled, isNetworkActivityIndicatorVisible: Bool
  /// The number at the icon.
  public var applicationIconBadgeNumber: Int
  private init() { neverRuns() }

  /// The reason for which the app begins.
  public struct LaunchOptionsKey: Hashable, Sendable {}

  /// Opens an address.
  public func open(
    _ url: URL, options: [AnyHashable: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Sends an action to what has the focus.
  public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) {}
  /// Returns whether an address can be opened.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIApplicationDelegate here. Do what it did in the App's init, or in .task of the first view."
)
public protocol UIApplicationDelegate {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no scene here. Use @Environment(\\.openURL) for addresses, onAppear and task for what begins with a window."
)
public final class UIWindowScene {
  /// The windows.
  public var windows: [UIWindow] { [] }
  /// The screen.
  public var screen: UIScreen { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIApplicationDelegate here. Do what it did in the App's init, or in .task of the first view."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Unavailable: there is no UIKit.
  public init(_ delegate: Delegate.Type = Delegate.self) {}
  /// The delegate.
  public var wrappedValue: Delegate { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
public struct UIViewRepresentableContext<Representable> {
  /// The environment of the view.
  public var environment: EnvironmentValues { neverRuns() }
}

@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
extension UIViewRepresentableContext where Representable: UIViewRepresentable {
  /// The object that receives the view's events.
  public var coordinator: Representable.Coordinator { neverRuns() }
}

@available(
  *, unavailable,
  message:
    "There is no UIKit view controller here. Describe the screen with views: PhotosPicker, ShareLink and Map exist."
)
extension UIViewRepresentableContext where Representable: UIViewControllerRepresentable {
  /// The object that receives the view controller's events.
  public var coordinator: Representable.Coordinator { neverRuns() }
}
