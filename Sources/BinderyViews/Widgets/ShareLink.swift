public import Foundation

/// What a ``ShareLink`` gives: a text or a ``TextFile`` is saved as a file, an address is opened.
public protocol ShareItem {
  /// Returns the target of the link.
  static func target(of item: Self) -> ShareTarget
}

/// The target of a ``ShareLink``.
public enum ShareTarget: Sendable, Equatable {
  case file(TextFile)
  case address(URL)
}

extension TextFile: ShareItem {
  public static func target(of item: TextFile) -> ShareTarget { .file(item) }
}

extension String: ShareItem {
  public static func target(of item: String) -> ShareTarget { .file(TextFile(name: "Text.txt", text: item)) }
}

extension URL: ShareItem {
  public static func target(of item: URL) -> ShareTarget { .address(item) }
}

/// The words and picture that a system shows of a shared item. Hosts lead to the item itself.
public struct SharePreview: Sendable {
  /// Names an item.
  public init(_ title: LocalizedStringKey) {}
  /// Names an item with a picture.
  public init(_ title: LocalizedStringKey, image: Image) {}
}

/// A link that gives something to the person: it saves a text as a file, and leads to an address.
///
/// ```swift
/// ShareLink("Save the file", item: model.file)
/// ```
/// A file is sent to the host with the view, so create it only on demand.
public struct ShareLink<Label: View>: View {
  let target: @MainActor () -> ShareTarget
  let label: @MainActor () -> Label

  /// Creates a link. What the block reads is tracked, and so is the item.
  ///
  /// - Parameters:
  ///   - item: a text, a file or an address.
  ///   - subject: accepted without effect.
  ///   - message: accepted without effect.
  ///   - preview: accepted without effect: hosts lead to the item itself.
  ///   - label: the visible content.
  public init<Item: ShareItem>(
    item: @autoclosure @escaping @MainActor () -> Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil, @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    target = { Item.target(of: item()) }
    self.label = label
  }
}

extension ShareLink where Label == Text {
  /// Creates a link with a title. The arguments are tracked.
  /// The title is looked up in the app's translations.
  public init<Item: ShareItem>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    item: @autoclosure @escaping @MainActor () -> Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title().words, item: item())
  }

  /// Creates a link with a title. The arguments are tracked.
  @_disfavoredOverload
  public init<Item: ShareItem>(
    _ title: @autoclosure @escaping @MainActor () -> String,
    item: @autoclosure @escaping @MainActor () -> Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item()) { Text(title()) }
  }
}

extension ShareLink where Label == BinderyViews.Label<Text, Image> {
  /// Creates a link with the word “Share”.
  public init<Item: ShareItem>(
    item: @autoclosure @escaping @MainActor () -> Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil
  ) {
    self.init(item: item()) { BinderyViews.Label("Share", systemImage: "square.and.arrow.up") }
  }
}

extension ShareLink: ElementView {
  func role(in context: MountContext) -> Role { .link }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let target = target
    element.bindOptional(.file) { if case .file(let file) = target() { file } else { nil } }
    element.bindOptional(.url) { if case .address(let url) = target() { url.absoluteString } else { nil } }
  }

  var block: (@MainActor () -> Label)? { label }
}
