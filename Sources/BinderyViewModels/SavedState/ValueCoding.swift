/// The conversion of a value to JSON and back.
package struct ValueCoding<Value> {
  let json: @MainActor (Value) -> String?
  let value: @MainActor (SavedValue) -> Value?
}

extension ValueCoding where Value: Codable {
  /// Encodes the value with its `Codable` conformance.
  package static var codable: ValueCoding {
    ValueCoding(json: { SavedValue.json($0) }, value: { $0.value(Value.self) })
  }
}

extension ValueCoding where Value: RawRepresentable, Value.RawValue: Codable {
  /// Encodes the raw value.
  package static var raw: ValueCoding {
    ValueCoding(
      json: { SavedValue.json($0.rawValue) },
      value: { $0.value(Value.RawValue.self).flatMap { Value(rawValue: $0) } })
  }
}

extension ValueCoding {
  /// Encodes the raw value, or `null`. An invalid raw value is decoded as nil.
  package static func optionalRaw<Wrapped: RawRepresentable>() -> ValueCoding
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    ValueCoding(
      json: { SavedValue.json($0?.rawValue) },
      value: { kept in
        guard let raw = kept.value(Wrapped.RawValue?.self) else { return nil }
        return .some(raw.flatMap { Wrapped(rawValue: $0) })
      })
  }
}
