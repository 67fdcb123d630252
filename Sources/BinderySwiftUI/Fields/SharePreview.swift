public import BinderyViews
public import Foundation

/// The words and picture that a `ShareLink` shows of its item. Hosts lead to the item itself.
public struct SharePreview: Sendable {
  /// Names an item.
  public init(_ title: LocalizedStringKey) {}
  /// Names an item with a picture.
  public init(_ title: LocalizedStringKey, image: Image) {}
}

extension ShareLink where Label == BinderyViews.Label<Text, Image> {
  /// Creates a link to an address with the words “Share”.
  ///
  /// - Parameter preview: accepted without effect: hosts lead to the item itself.
  public init(item: @autoclosure @escaping @MainActor () -> URL, preview: SharePreview) {
    self.init(item: item()) { BinderyViews.Label("Share", systemImage: "square.and.arrow.up") }
  }
}

extension ShareLink {
  /// Creates a link to an address.
  ///
  /// - Parameter preview: accepted without effect: hosts lead to the item itself.
  public init(
    item: @autoclosure @escaping @MainActor () -> URL, preview: SharePreview,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(item: item(), label: label)
  }
}
