/// Effects of one depth that wait, each with a pointer to the next.
private struct Bucket: BitwiseCopyable {
  var first: NodePointer?
  /// Counts only while there is a first one.
  var last: NodePointer?
}

/// Where a bucket is.
private typealias BucketPointer = UnsafeMutablePointer<Bucket>

/// Effects that wait, by depth.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var buckets: BucketPointer? = nil
/// How many buckets there are.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var bucketCount = 0
/// The bucket behind the last one, which stays empty.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var end: BucketPointer? = nil
/// No effect waits in a bucket before this one. It is the end only if none waits at all.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var lowest: BucketPointer? = nil

/// Puts an effect into the queue.
@inline(__always)
func pushEffect(_ node: NodePointer) {
  let depth = Int(node.pointee.depth)
  if depth >= bucketCount { growBuckets(depth + 1) }
  node.asEffect.pointee.nextQueued = nil
  let bucket = buckets.unsafelyUnwrapped + depth
  if bucket.pointee.first == nil {
    bucket.pointee.first = node
  } else {
    bucket.pointee.last.unsafelyUnwrapped.asEffect.pointee.nextQueued = node
  }
  bucket.pointee.last = node
  if bucket < lowest.unsafelyUnwrapped {
    lowest = bucket
    hasWork = true
  }
}

@inline(never)
private func growBuckets(_ count: Int) {
  let count = count * 2
  let larger = BucketPointer.allocate(capacity: count + 1)
  larger.initialize(repeating: Bucket(), count: count + 1)
  // What is lowest stays so; where none waits, that is the end.
  var position = count
  if let old = buckets, let known = lowest {
    larger.update(from: old, count: bucketCount)
    if isEffectQueued { position = known - old }
    old.deallocate()
  }
  buckets = larger
  bucketCount = count
  end = larger + count
  lowest = larger + position
}

/// Takes the effect with the smallest depth out of the flush, among equals the one that was queued first.
@inline(__always)
func popEffect() -> NodePointer? {
  guard var bucket = lowest else { return nil }
  while true {
    if let node = bucket.pointee.first {
      bucket.pointee.first = node.asEffect.pointee.nextQueued
      return node
    }
    guard bucket != end else { return nil }
    bucket += 1
    lowest = bucket
  }
}

/// Whether an effect waits in the queue.
@inline(__always)
var isEffectQueued: Bool { lowest != end }
