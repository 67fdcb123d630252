/// What all nodes of the graph begin with: boxes, derived values and effects.
///
/// Nodes live in raw memory, each owned by one object that frees it when it goes. Plain structs behind pointers cost no reference counts
/// and no exclusivity checks. The bytes after the head depend on the kind: ``SourceNode``, ``DerivedNode``, ``EffectNode``.
@usableFromInline
struct Node {
  @usableFromInline var flags: Flags
  /// The nesting depth of an effect; a flush runs small depths first.
  @usableFromInline var depth: UInt16
  /// The round in which an effect ran last.
  @usableFromInline var round: UInt16 = 0
  /// What it read in its last run, in order.
  @usableFromInline var firstSource: LinkPointer?
  /// What reports call it: the bytes of a static string, which end with zero, or where a type is described.
  @usableFromInline var name: UnsafePointer<UInt8>?
  /// What few nodes need, retained.
  @usableFromInline var extra: Unmanaged<NodeExtra>?

  @inlinable
  init(flags: Flags, depth: UInt16 = 0, name: StaticString) {
    self.flags = flags
    self.depth = depth
    self.name = name.hasPointerRepresentation ? name.utf8Start : nil
  }

  /// What a node is and what is known about its value.
  @usableFromInline
  struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt32
    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It has a body that runs for its effect.
    @inlinable static var effect: Flags { Flags(rawValue: 1) }
    /// It is computed from others.
    @inlinable static var derived: Flags { Flags(rawValue: 2) }
    /// It is out of date: an effect or a derived value must run, or a box was written in the open batch.
    @inlinable static var dirty: Flags { Flags(rawValue: 4) }
    /// Something it depends on indirectly changed: its sources must be checked first.
    @inlinable static var pending: Flags { Flags(rawValue: 8) }
    /// It waits in the flush.
    @inlinable static var queued: Flags { Flags(rawValue: 16) }
    /// Its body is running.
    @inlinable static var running: Flags { Flags(rawValue: 32) }
    /// It is out of the graph and never runs again.
    @inlinable static var disposed: Flags { Flags(rawValue: 64) }
    /// Effects made during its run belong to it.
    @inlinable static var ownsEffects: Flags { Flags(rawValue: 128) }
    /// Not a binding: an action to run once when it is disposed.
    @inlinable static var action: Flags { Flags(rawValue: 256) }
    /// Not a node: represents reads outside of all runs, which are reported to Swift's Observation.
    @inlinable static var observation: Flags { Flags(rawValue: 512) }
    /// Its read has been reported to Swift's Observation.
    @inlinable static var shown: Flags { Flags(rawValue: 1024) }
    /// A derived value that has not been computed yet.
    @inlinable static var unset: Flags { Flags(rawValue: 2048) }
    /// Its name is not one of bytes, but a type.
    @inlinable static var namedByType: Flags { Flags(rawValue: 4096) }
    /// It tracks `@Observable` objects in a part of its runs only.
    @inlinable static var observesApart: Flags { Flags(rawValue: 8192) }
    /// A derived value that only its readers keep.
    @inlinable static var keptByReaders: Flags { Flags(rawValue: 16384) }
    /// An effect that belongs to a bag and not to the run in which it was made.
    @inlinable static var inBag: Flags { Flags(rawValue: 32768) }
    /// A box whose value is being changed in place.
    @inlinable static var taken: Flags { Flags(rawValue: 65536) }
    /// A source that had been checked already changed during the check: check again.
    @inlinable static var asksAgain: Flags { Flags(rawValue: 1 << 17) }
    /// A box whose change in place has opened a batch.
    @inlinable static var batches: Flags { Flags(rawValue: 1 << 18) }
    /// What a run makes up for.
    @inlinable static var waiting: Flags { Flags(rawValue: 12 | 1 << 17) }
    /// Dirty, pending or running: what a read looks at first.
    @inlinable static var looksFirst: Flags { Flags(rawValue: 4 | 8 | 32) }
    /// Dirty or pending.
    @inlinable static var stale: Flags { Flags(rawValue: 12) }
  }
}

/// A node that others can read: a box or the part of a derived value that its readers see.
@usableFromInline
struct SourceNode {
  @usableFromInline var node: Node
  /// The run that read it last, so that reading it twice in a run makes one link.
  @usableFromInline var stamp: UInt = 0
  /// Its readers, in the order in which they began to read.
  @usableFromInline var firstObserver: LinkPointer?
  @usableFromInline var lastObserver: LinkPointer?

  @inlinable
  init(node: Node) { self.node = node }
}

/// A derived value without its type; the value is stored behind it.
@usableFromInline
struct DerivedNode: ~Copyable {
  @usableFromInline var source: SourceNode
  @usableFromInline let update: UpdateBody

  @inlinable
  init(source: SourceNode, update: consuming UpdateBody) {
    self.source = source
    self.update = update
  }
}

/// An effect.
struct EffectNode: ~Copyable {
  var node: Node
  let body: EffectBody
  /// The effect that waits behind it in the flush.
  var nextQueued: NodePointer?
}

/// Computes a derived value, and says whether it changed. It cannot be copied, so that calling it costs no reference counts.
@usableFromInline
struct UpdateBody: ~Copyable {
  let call: (NodePointer) -> Bool

  @usableFromInline
  init(_ call: @escaping @MainActor (NodePointer) -> Bool) {
    // The graph is used on the main actor only: the same function, without the word. The structs keep the compiler from wrapping it.
    self.call = unsafeBitCast(IsolatedUpdate(call: call), to: PlainUpdate.self).call
  }
}

/// The body of an effect. It cannot be copied, so that calling it costs no reference counts.
struct EffectBody: ~Copyable {
  let call: () throws -> Void

  init(_ call: @escaping @MainActor () throws -> Void) {
    // As above.
    self.call = unsafeBitCast(IsolatedEffect(call: call), to: PlainEffect.self).call
  }
}

private struct IsolatedUpdate { let call: @MainActor (NodePointer) -> Bool }
private struct PlainUpdate { let call: (NodePointer) -> Bool }
private struct IsolatedEffect { let call: @MainActor () throws -> Void }
private struct PlainEffect { let call: () throws -> Void }

/// What few nodes need.
@usableFromInline
final class NodeExtra {
  /// Effects made during the last run of an effect.
  @exclusivity(unchecked) var children: [any RunChild] = []
  /// Follows what the last run read outside of the graph.
  @exclusivity(unchecked) var watch: (any RunWatch)?
  /// Says whether the value of a box differs from the one before the open batch.
  @exclusivity(unchecked) var settle: (() -> Bool)?
  /// Counts the elements of the collection in a box; `nil` if it has none that is counted quickly.
  @exclusivity(unchecked) var count: (() -> Int?)?
  /// The count when the box was last changed in place while it was observed.
  @exclusivity(unchecked) var lastCount: Int?
  /// Frees a derived value that is kept by its readers alone.
  @exclusivity(unchecked) var destroy: (() -> Void)?
}

/// Where a node is.
@usableFromInline typealias NodePointer = UnsafeMutablePointer<Node>
/// Where a node that can be read is.
@usableFromInline typealias SourcePointer = UnsafeMutablePointer<SourceNode>

extension UnsafeMutablePointer where Pointee == SourceNode {
  /// The head of the node.
  @inlinable
  var head: NodePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Node.self) }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The node as one that can be read, which boxes and derived values are.
  var asSource: SourcePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: SourceNode.self) }
  /// The node as a derived value, which it must be.
  var asDerived: UnsafeMutablePointer<DerivedNode> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: DerivedNode.self)
  }
  /// The node as an effect, which it must be.
  var asEffect: UnsafeMutablePointer<EffectNode> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: EffectNode.self)
  }

  /// What reports call the node.
  var displayName: String {
    guard let name = pointee.name else { return "unnamed" }
    // Set by `setName(to:)` only.
    return pointee.flags.contains(.namedByType)
      ? "\(unsafeBitCast(name, to: Any.Type.self))" : String(cString: name)
  }

  /// Has reports call the node by a type.
  func setName(to type: Any.Type) {
    // The description of a type stays where it is as long as the program runs.
    pointee.name = unsafeBitCast(type, to: UnsafePointer<UInt8>.self)
    pointee.flags.insert(.namedByType)
  }

  /// What few nodes need, made now if there is none yet.
  func makeExtra() -> NodeExtra {
    if let extra = pointee.extra { return extra.takeUnretainedValue() }
    let extra = NodeExtra()
    pointee.extra = Unmanaged.passRetained(extra)
    return extra
  }
}
