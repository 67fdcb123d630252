public import Foundation

/// A link that gives something to the person: it saves a text as a file, and leads to an address.
///
/// ```swift
/// ShareLink("Save the file", item: model.file)
/// ```
/// A file is sent to the host with the view, so create it only on demand.
public struct ShareLink<Label: View>: View {
  enum Item {
    case file(@MainActor () -> TextFile)
    case address(@MainActor () -> URL)
  }

  let item: Item
  let label: @MainActor () -> Label
}

extension ShareLink where Label == Text {
  /// Creates a link that saves a file. The arguments are tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    item: @autoclosure @escaping @MainActor () -> TextFile
  ) {
    self.init(title().words, item: item())
  }

  /// Creates a link that saves a file. The arguments are tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    item: @autoclosure @escaping @MainActor () -> TextFile
  ) {
    self.item = .file(item)
    label = { Text(title()) }
  }
}

extension ShareLink {
  /// Creates a link that saves a text as a file. What the block reads is tracked, and so is the text.
  ///
  /// - Parameters:
  ///   - item: the text.
  ///   - subject: accepted without effect.
  ///   - message: accepted without effect.
  ///   - label: the visible content.
  public init(
    item: @autoclosure @escaping @MainActor () -> String, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.item = .file { TextFile(name: "Text.txt", text: item()) }
    self.label = label
  }

  /// Creates a link to an address. What the block reads is tracked, and so is the address.
  ///
  /// - Parameters:
  ///   - item: the address.
  ///   - subject: accepted without effect.
  ///   - message: accepted without effect.
  ///   - label: the visible content.
  public init(
    item: @autoclosure @escaping @MainActor () -> URL, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.item = .address(item)
    self.label = label
  }
}

extension ShareLink where Label == Text {
  /// Creates a link that saves a text as a file. The title is looked up in the app's translations.
  public init(
    _ title: LocalizedStringKey, item: @autoclosure @escaping @MainActor () -> String, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item(), subject: subject, message: message) { Text(title) }
  }

  /// Creates a link to an address. The title is looked up in the app's translations.
  public init(
    _ title: LocalizedStringKey, item: @autoclosure @escaping @MainActor () -> URL, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item(), subject: subject, message: message) { Text(title) }
  }
}

extension ShareLink where Label == BinderyViews.Label<Text, Image> {
  /// Creates a link with the word “Share” that saves a text as a file.
  public init(
    item: @autoclosure @escaping @MainActor () -> String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item(), subject: subject, message: message) {
      BinderyViews.Label("Share", systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a link with the word “Share” to an address.
  public init(
    item: @autoclosure @escaping @MainActor () -> URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item(), subject: subject, message: message) {
      BinderyViews.Label("Share", systemImage: "square.and.arrow.up")
    }
  }
}

extension ShareLink: ElementView {
  func role(in context: MountContext) -> Role { .link }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    switch item {
    case .file(let file): element.bind(.file, file)
    case .address(let address): element.bind(.url) { address().absoluteString }
    }
  }

  var block: (@MainActor () -> Label)? { label }
}
