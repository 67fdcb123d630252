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
  /// The number of buckets in memory, without the one after the last.
  fileprivate var capacity = 0
  /// The number of buckets in use. All others are empty.
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

/// The maximum number of buckets that stay in use between flushes. Effects of a greater depth are rare, and must not slow down the flushes
/// without them: each flush looks at all buckets in use.
private let usualCount = 64

@inline(never)
private func growBuckets(_ needed: Int) {
  let count = max(needed, min(needed * 2, usualCount))
  var position: Int?
  if isEffectQueued, let buckets = engine.queue.buckets, let lowest = engine.queue.lowest {
    position = lowest - buckets
  }
  if count > engine.queue.capacity { reserveBuckets(count * 2) }
  useBuckets(count)
  if let position, let buckets = engine.queue.buckets { engine.queue.lowest = buckets + position }
}

private func reserveBuckets(_ capacity: Int) {
  let larger = BucketPointer.allocate(capacity: capacity + 1)
  larger.initialize(repeating: EffectBucket(), count: capacity + 1)
  if let old = engine.queue.buckets {
    larger.update(from: old, count: engine.queue.bucketCount)
    old.deallocate()
  }
  engine.queue.buckets = larger
  engine.queue.capacity = capacity
}

/// Uses a number of buckets, as if no effect waited.
@inline(never)
private func useBuckets(_ count: Int) {
  engine.queue.bucketCount = count
  engine.queue.end = engine.queue.buckets.map { $0 + count }
  engine.queue.lowest = engine.queue.end
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
    guard bucket != engine.queue.end else {
      if engine.queue.bucketCount > usualCount { useBuckets(1) }
      return nil
    }
    bucket += 1
    engine.queue.lowest = bucket
  }
}

/// Whether the queue contains an effect.
@inline(__always)
var isEffectQueued: Bool { engine.queue.lowest != engine.queue.end }
