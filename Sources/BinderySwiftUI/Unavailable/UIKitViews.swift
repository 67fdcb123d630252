public import BinderyViews
public import Foundation

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
open class UIView {
  /// Unavailable: there is no UIKit.
  public init() {}
  /// Unavailable: there is no UIKit.
  public init(frame: CGRect) {}
  /// Moves views to their new places.
  public static func animate(withDuration duration: Double, animations: @escaping () -> Void) {}
  /// A color of the view.
  public var backgroundColor, tintColor: UIColor?
  /// The place of the view.
  public var frame: CGRect = .zero
  /// The size of the view.
  public var bounds: CGRect = .zero
  /// Whether the view is not shown.
  public var isHidden = false
  /// Adds a view.
  public func addSubview(_ view: UIView) {}
}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use Text.")
open class UILabel: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use TextEditor.")
open class UITextView: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use TextField.")
open class UITextField: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use Button.")
open class UIButton: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use Image.")
open class UIImageView: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use ScrollView.")
open class UIScrollView: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use searchable(text:).")
open class UISearchBar: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use ProgressView().")
open class UIActivityIndicatorView: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use background(.regularMaterial).")
open class UIVisualEffectView: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use LazyVGrid.")
open class UICollectionView: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use HStack or VStack.")
open class UIStackView: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "Pages of other sites are not shown inside. Use Link.")
open class WKWebView: UIView {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view here. Use Map.")
open class MKMapView: UIView {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
public final class UIWindow: UIView {
  /// The view controller that is shown.
  public var rootViewController: UIViewController?
  /// Shows the window.
  public func makeKeyAndVisible() {}
  /// Whether people use the window.
  public var isKeyWindow: Bool { false }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIKit here. What has the focus is @FocusState: set it to nil or false to leave a field."
)
open class UIResponder {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIKit view controller here. Describe the screen with views: PhotosPicker, ShareLink and Map exist."
)
open class UIViewController {
  /// Unavailable: there is no UIKit.
  public init() {}
  /// The view that is shown.
  public var view: UIView { neverRuns() }
  /// Called when the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Shows another view controller.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  /// Ends what is shown.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view controller here. Use NavigationStack.")
open class UINavigationController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view controller here. Use TabView.")
open class UITabBarController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view controller here. Use PhotosPicker.")
open class UIImagePickerController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view controller here. Use PhotosPicker.")
open class PHPickerViewController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view controller here. Use ShareLink.")
open class UIActivityViewController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable, message: "There is no UIKit view controller here. Use alert or confirmationDialog."
)
open class UIAlertController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view controller here. Use FileImporter.")
open class UIDocumentPickerViewController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "There is no UIKit view controller here. Use TabView.")
open class UIPageViewController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "Pages of other sites are not shown inside. Use Link.")
open class SFSafariViewController: UIViewController {}

/// Unavailable: there is no UIKit.
@available(*, unavailable, message: "Hosts send no mail. Use Link with a mailto address.")
open class MFMailComposeViewController: UIViewController {}
