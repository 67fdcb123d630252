public import BinderyViews

// StoreKit is Apple's: a service of the app takes payments.

/// Unavailable: StoreKit is Apple's.
@available(*, unavailable, message: "There is no StoreKit here. Take payments with a service of your own.")
public struct StoreView: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: StoreKit is Apple's.
  public init(ids: [String]) {}
}

/// Unavailable: StoreKit is Apple's.
@available(*, unavailable, message: "There is no StoreKit here. Take payments with a service of your own.")
public struct ProductView: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: StoreKit is Apple's.
  public init(id: String) {}
  /// Unavailable: StoreKit is Apple's.
  public init<Icon: View>(id: String, @ViewBuilder icon: () -> Icon) {}
}

/// Unavailable: StoreKit is Apple's.
@available(*, unavailable, message: "There is no StoreKit here. Take payments with a service of your own.")
public struct SubscriptionStoreView: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: StoreKit is Apple's.
  public init(groupID: String) {}
  /// Unavailable: StoreKit is Apple's.
  public init(productIDs: [String]) {}
}

/// Unavailable: StoreKit is Apple's.
@available(*, unavailable, message: "There is no StoreKit here. Ask for a review with a Link.")
public struct RequestReviewAction {
  /// Asks for a review.
  public func callAsFunction() {}
}

@available(*, unavailable, message: "There is no StoreKit here. Ask for a review with a Link.")
extension EnvironmentValues {
  /// Unavailable: StoreKit is Apple's.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Unavailable: StoreKit is Apple's.
@available(*, unavailable, message: "There is no StoreKit here. Ask for a review with a Link.")
public final class SKStoreReviewController {
  /// Asks for a review.
  public static func requestReview() {}
}
