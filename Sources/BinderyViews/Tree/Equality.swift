/// Returns whether two values are known to be equal: by identity for objects, by `==` if the type has it,
/// otherwise by their bits.
///
/// Values with equal bits are equal: the older value keeps what it refers to alive, so an address cannot have
/// been reused. Equal values can have different bits (padding, closures), which costs an update.
@MainActor
package func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if haveEqualBits(left, right) { return true }
  guard let left = left as? any Equatable else { return false }
  return isEqual(left, right)
}

@inline(__always)
private func haveEqualBits<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      for index in left.indices where left[index] != right[index] { return false }
      return true
    }
  }
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  guard let right = right as? Value else { return false }
  return left == right
}
