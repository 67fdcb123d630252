/// Effects of one depth that wait, each with a pointer to the next.
private struct Bucket: BitwiseCopyable {
  var first: NodePointer?
  var last: NodePointer?
}

/// Effects that wait, by depth.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var allBuckets: UnsafeMutablePointer<Bucket>? = nil
private var buckets: UnsafeMutablePointer<Bucket> { allBuckets.unsafelyUnwrapped }
/// How many buckets there is room for.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var bucketCount = 0
/// No effect waits in a bucket below this one.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var lowest = Int.max

/// Puts an effect into the queue.
@inline(__always)
func pushEffect(_ node: NodePointer) {
  let depth = Int(node.pointee.depth)
  if depth >= bucketCount { growBuckets(depth + 1) }
  node.asEffect.pointee.nextQueued = nil
  let bucket = buckets + depth
  if let last = bucket.pointee.last {
    last.asEffect.pointee.nextQueued = node
  } else {
    bucket.pointee.first = node
  }
  bucket.pointee.last = node
  if depth < lowest {
    lowest = depth
    hasWork = true
  }
}

@inline(never)
private func growBuckets(_ count: Int) {
  let larger = UnsafeMutablePointer<Bucket>.allocate(capacity: count * 2)
  larger.initialize(repeating: Bucket(), count: count * 2)
  if let allBuckets {
    larger.update(from: allBuckets, count: bucketCount)
    allBuckets.deallocate()
  }
  allBuckets = larger
  bucketCount = count * 2
}

/// Takes the effect with the smallest depth out of the flush, among equals the one that was queued first.
@inline(__always)
func popEffect() -> NodePointer? {
  while lowest < bucketCount {
    let bucket = buckets + lowest
    if let node = bucket.pointee.first {
      let next = node.asEffect.pointee.nextQueued
      bucket.pointee.first = next
      if next == nil { bucket.pointee.last = nil }
      return node
    }
    lowest += 1
  }
  lowest = Int.max
  return nil
}

/// Whether an effect waits in the queue.
@inline(__always)
var isEffectQueued: Bool { lowest != Int.max }
