/// How a value becomes JSON, and how it is read again.
package struct ValueCoding<Value> {
  let json: @MainActor (Value) -> String?
  let value: @MainActor (KeptValue) -> Value?
}

extension ValueCoding where Value: Codable {
  /// As the value encodes itself.
  package static var codable: ValueCoding {
    ValueCoding(json: { KeptValue.json($0) }, value: { $0.value(Value.self) })
  }
}

extension ValueCoding where Value: RawRepresentable, Value.RawValue: Codable {
  /// As its raw value.
  package static var raw: ValueCoding {
    ValueCoding(
      json: { KeptValue.json($0.rawValue) },
      value: { $0.value(Value.RawValue.self).flatMap { Value(rawValue: $0) } })
  }
}

extension ValueCoding {
  /// As its raw value, or `null`. A raw value that is none becomes `nil`.
  package static func optionalRaw<Wrapped: RawRepresentable>() -> ValueCoding
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    ValueCoding(
      json: { KeptValue.json($0?.rawValue) },
      value: { kept in
        guard let raw = kept.value(Wrapped.RawValue?.self) else { return nil }
        return .some(raw.flatMap { Wrapped(rawValue: $0) })
      })
  }
}
