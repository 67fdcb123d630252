/// A value in the query of a window's address.
struct AddressItem: Equatable {
  let name: String
  /// Its text; `nil` while it is left out.
  let text: @MainActor () -> String?
  /// Takes a text of an address, or its absence.
  let take: @MainActor (String?) -> Void

  static func == (one: AddressItem, other: AddressItem) -> Bool { false }
}
