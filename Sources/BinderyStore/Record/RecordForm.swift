/// A form in which a ``Record`` is stored, or was stored by an earlier version of the program.
///
/// A field that is added later can be optional, and one that nobody needs any more can be left out. For any other change, the earlier form stays in
/// the program, and the record says how it is made from that one:
///
/// ```swift
/// struct Favorite: Record {
///   typealias Earlier = FavoriteWithCity
///   static let collection = "cloudy.favorite"
///   let id: String
///   var place: Place
///
///   init(migrating earlier: FavoriteWithCity) { self.init(id: earlier.id, place: Place(city: earlier.city)) }
/// }
///
/// struct FavoriteWithCity: RecordForm {
///   let id: String
///   var city: String
/// }
/// ```
/// An earlier form may have one of its own: a record passes through all forms since the one in which it was saved. It is stored in the
/// present form when it is saved the next time. Programs that know only earlier forms keep such a record and do not show it.
public protocol RecordForm: Codable, Sendable {
  /// The form before this one; `Never` for the first.
  associatedtype Earlier: RecordForm = Never

  /// Creates the value from its earlier form.
  /// - Parameter earlier: What was stored.
  /// - Throws: Any error if this cannot be done. The record then stays as it is, and counts as one of another version of the program.
  init(migrating earlier: Earlier) throws
}

extension Never: RecordForm {
  /// There is nothing before the first form.
  public typealias Earlier = Never
}

extension RecordForm where Earlier == Never {
  /// There is nothing before the first form.
  public init(migrating earlier: Never) { switch earlier {} }
}

extension RecordForm {
  /// The number of the form, beginning with 1.
  static var version: Int { Earlier.self == Never.self ? 1 : Earlier.version + 1 }
}
