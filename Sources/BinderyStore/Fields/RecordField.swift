/// A field by which records are found without reading the whole collection.
///
/// ```swift
/// extension Meal {
///   static let byDay = RecordField("day", \Meal.day)
/// }
/// let november = try await store.records(by: Meal.byDay, from: "2026-11-01", through: "2026-11-30")
/// ```
/// The database has an index of the field from its first use on, for which writes wait. Texts are in the order of their bytes, numbers in that of their values. A
/// record without the field, or with a value of another kind, a text of more than 2,000 bytes or one with U+0000, is not found. Nor is one in an earlier ``RecordForm`` without the field, until
/// ``Store/migrate(_:)`` has stored it in the present one.
public struct RecordField<R: Record, Value: FieldValue>: Sendable {
  let index: FieldIndex
  let value: @Sendable (R) -> Value?

  /// Names a field.
  /// - Parameters:
  ///   - name: The name of the field in JSON, at the top of the record: that of the property, unless `CodingKeys` name it differently.
  ///   - property: The property.
  public init(_ name: String, _ property: any KeyPath<R, Value> & Sendable) {
    index = FieldIndex(collection: R.collection, field: name, isText: Value.isText)
    value = { $0[keyPath: property] }
  }

  /// Names a field that may be missing.
  /// - Parameters:
  ///   - name: The name of the field in JSON, at the top of the record.
  ///   - property: The property. Records in which it is nil are not found.
  public init(_ name: String, _ property: any KeyPath<R, Value?> & Sendable) {
    index = FieldIndex(collection: R.collection, field: name, isText: Value.isText)
    value = { $0[keyPath: property] }
  }
}

/// The order of found records.
public enum FieldOrder: Sendable, Hashable {
  /// The least value first.
  case ascending
  /// The greatest value first.
  case descending
}
