/// A picture or file that a person selected. Its bytes are untrusted, regardless of the name.
public struct ChosenFile: Sendable, Hashable {
  /// The name of the file, for display only; never use it as a path.
  public let suggestedName: String?
  /// The content.
  public let data: [UInt8]

  /// Wraps the bytes that a host received.
  public init(suggestedName: String? = nil, data: [UInt8]) {
    self.suggestedName = suggestedName
    self.data = data
  }
}

/// SwiftUI's name for the photo that a ``PhotosPicker`` selects.
public typealias PhotosPickerItem = ChosenFile
