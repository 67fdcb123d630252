/// Waiting effects of one depth, each with a pointer to the next.
struct EffectBucket: BitwiseCopyable {
  var first: NodePointer?
  /// Valid only while there is a first one.
  var last: NodePointer?
}

/// A pointer to a bucket.
private typealias BucketPointer = UnsafeMutablePointer<EffectBucket>

/// The waiting effects, by depth.
struct EffectQueue: ~Copyable {
  fileprivate var buckets: BucketPointer? = nil
  /// The number of buckets.
  fileprivate var bucketCount = 0
  /// The bucket after the last one, which stays empty.
  fileprivate var end: BucketPointer? = nil
  /// The first bucket that may have waiting effects. It is the end only if no effect waits.
  fileprivate var lowest: BucketPointer? = nil
}

/// Adds an effect to the queue.
@inline(__always)
func pushEffect(_ node: NodePointer) {
  let depth = Int(node.pointee.depth)
  if depth >= engine.queue.bucketCount { growBuckets(depth + 1) }
  node.asEffect.pointee.nextQueued = nil
  let bucket = engine.queue.buckets.unsafelyUnwrapped + depth
  if bucket.pointee.first == nil {
    bucket.pointee.first = node
  } else {
    bucket.pointee.last.unsafelyUnwrapped.asEffect.pointee.nextQueued = node
  }
  bucket.pointee.last = node
  if bucket < engine.queue.lowest.unsafelyUnwrapped {
    engine.queue.lowest = bucket
    engine.flush.hasWork = true
  }
}

@inline(never)
private func growBuckets(_ count: Int) {
  let count = count * 2
  let larger = BucketPointer.allocate(capacity: count + 1)
  larger.initialize(repeating: EffectBucket(), count: count + 1)
  // The lowest bucket stays; if no effect waits, that is the end.
  var position = count
  if let old = engine.queue.buckets, let known = engine.queue.lowest {
    larger.update(from: old, count: engine.queue.bucketCount)
    if isEffectQueued { position = known - old }
    old.deallocate()
  }
  engine.queue.buckets = larger
  engine.queue.bucketCount = count
  engine.queue.end = larger + count
  engine.queue.lowest = larger + position
}

/// Removes the effect with the smallest depth, the one that was queued first among equals.
@inline(__always)
func popEffect() -> NodePointer? {
  guard var bucket = engine.queue.lowest else { return nil }
  while true {
    if let node = bucket.pointee.first {
      bucket.pointee.first = node.asEffect.pointee.nextQueued
      return node
    }
    guard bucket != engine.queue.end else { return nil }
    bucket += 1
    engine.queue.lowest = bucket
  }
}

/// Whether the queue contains an effect.
@inline(__always)
var isEffectQueued: Bool { engine.queue.lowest != engine.queue.end }
