/// The address of a stored property of an object, which is the same for as long as the object lives.
@inlinable @inline(__always)
func address<Value>(of value: inout Value) -> UnsafeMutablePointer<Value> {
  withUnsafeMutablePointer(to: &value) { $0 }
}
