internal import CBindery

/// Allocates blocks of memory of one size in a few instructions.
struct Slab<Element: ~Copyable>: ~Copyable {
  private var free: UnsafeMutableRawPointer?

  /// Returns uninitialized memory for one element.
  mutating func take() -> UnsafeMutablePointer<Element> {
    if free == nil { grow() }
    guard let block = free else { preconditionFailure("Out of memory") }
    bindery_unpoison(block, MemoryLayout<Element>.stride)
    free = block.load(as: UnsafeMutableRawPointer?.self)
    return block.assumingMemoryBound(to: Element.self)
  }

  /// Returns the memory of a deinitialized element to the slab.
  mutating func giveBack(_ pointer: UnsafeMutablePointer<Element>) {
    let block = UnsafeMutableRawPointer(pointer)
    block.storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
    bindery_poison(block, MemoryLayout<Element>.stride)
    free = block
  }

  private mutating func grow() {
    let count = 128
    let stride = MemoryLayout<Element>.stride
    let chunk = UnsafeMutableRawPointer.allocate(
      byteCount: count * stride, alignment: MemoryLayout<Element>.alignment)
    for index in (0..<count).reversed() {
      let block = chunk + index * stride
      block.storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
      bindery_poison(block, stride)
      free = block
    }
  }
}
