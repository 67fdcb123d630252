// A change in place is compared with a copy of the old value, which is made before anything is known about the change. That is right for
// `items[0] = 1`, which may leave the array equal, and wrong for a series of `append`s, each of which would copy all elements. The count
// distinguishes them: if it differs from the count at the last change in place, the next change probably alters it, too.
//
//     append ── append ── append ── items[0] = 1 ── items[0] = 1 ──▶
//     copy      –         –         –               copy
//     compared  differs   differs   differs         equal: no change

extension UnsafeMutablePointer {
  /// Whether the count of a box's collection differs from that at the last change in place. Such a collection is changed without a copy,
  /// and counts as changed.
  @usableFromInline @inline(never)
  func isResized<Value>() -> Bool where Pointee == BoxCell<Value> {
    let extra = node().head.makeExtra()
    if extra.count == nil { extra.count = counting(address(of: &pointee.value)) }
    let count = extra.count?()
    defer { extra.lastCount = count }
    return extra.lastCount != nil && extra.lastCount != count
  }
}

/// Returns a function that counts the elements of the collection at an address in constant time; it returns `nil` for other types.
private func counting<Value>(_ place: UnsafeMutablePointer<Value>) -> () -> Int? {
  func count<C>(_: C.Type, _ count: @escaping (C) -> Int) -> () -> Int? {
    // C is Value: it was found by a cast of Value.self.
    { place.withMemoryRebound(to: C.self, capacity: 1) { count($0.pointee) } }
  }
  func countRandomAccess<C: RandomAccessCollection>(_ type: C.Type) -> () -> Int? { count(type, \.count) }
  func countHashed<C: HashedCollection>(_ type: C.Type) -> () -> Int? { count(type, \.count) }

  if Value.self == String.self { return count(String.self, \.utf8.count) }
  if let type = Value.self as? any RandomAccessCollection.Type { return countRandomAccess(type) }
  if let type = Value.self as? any HashedCollection.Type { return countHashed(type) }
  return { nil }
}

/// An unordered collection that stores its count.
private protocol HashedCollection {
  var count: Int { get }
}

extension Set: HashedCollection {}
extension Dictionary: HashedCollection {}
