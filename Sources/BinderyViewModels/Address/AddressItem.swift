/// A value in the query of a window's address.
struct AddressItem: Equatable {
  let name: String
  /// The text of the value; nil while it is omitted.
  let text: @MainActor () -> String?
  /// Sets the value from the text in an address; nil if it is missing.
  let take: @MainActor (String?) -> Void

  static func == (one: AddressItem, other: AddressItem) -> Bool { false }
}
