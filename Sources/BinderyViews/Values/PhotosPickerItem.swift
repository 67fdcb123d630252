/// A picture or file that a person chose: untrusted bytes, whatever their name says.
public struct PhotosPickerItem: Sendable, Hashable {
  /// The name that the file had; a word for people, never a path to write to.
  public let suggestedName: String?
  /// The content.
  public let data: [UInt8]

  /// Wraps what a host received.
  public init(suggestedName: String? = nil, data: [UInt8]) {
    self.suggestedName = suggestedName
    self.data = data
  }
}
