/// Returns whether two values are equal: common types are compared in place, others by `isEqual`; without it they always differ.
@inlinable @inline(__always)
func isSame<Value>(_ left: Value, _ right: Value, _ isEqual: ((Value, Value) -> Bool)?) -> Bool {
  // In code specialized for one type, the compiler evaluates all these conditions.
  if Value.self == Int.self {
    return unsafeBitCast(left, to: Int.self) == unsafeBitCast(right, to: Int.self)
  }
  if Value.self == String.self {
    return unsafeBitCast(left, to: String.self) == unsafeBitCast(right, to: String.self)
  }
  if Value.self == Bool.self {
    return unsafeBitCast(left, to: Bool.self) == unsafeBitCast(right, to: Bool.self)
  }
  if Value.self == Double.self {
    return unsafeBitCast(left, to: Double.self) == unsafeBitCast(right, to: Double.self)
  }
  return isEqual?(left, right) ?? false
}

/// Returns the equality for ``isSame(_:_:_:)``: `nil` for the types that are compared in place and for those without `==`.
@inlinable
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  if Value.self == Int.self || Value.self == String.self || Value.self == Bool.self
    || Value.self == Double.self
  {
    return nil
  }
  return conformance(of: type)
}

/// Returns the `==` of a type, if it has one.
@usableFromInline
func conformance<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func open<E: Equatable>(_: E.Type) -> ((Value, Value) -> Bool) {
    // E is Value: it was found by a cast of Value.self.
    { left, right in
      withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in
          left.withMemoryRebound(to: E.self, capacity: 1) { left in
            right.withMemoryRebound(to: E.self, capacity: 1) { right in left.pointee == right.pointee }
          }
        }
      }
    }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return open(equatable)
}
