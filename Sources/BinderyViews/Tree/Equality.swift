/// Whether two values are known to be equal: by identity for objects, by `==` where the type has it, else bit by bit.
///
/// Bit by bit finds two values equal only if they are: what they refer to is kept alive by the older one, so an
/// address can't have been used again. It may find equal ones different (padding, closures), which costs an update.
@MainActor
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
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
