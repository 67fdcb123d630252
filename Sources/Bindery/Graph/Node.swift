/// The common head of all nodes of the graph: boxes, derived values and effects.
///
/// Nodes are in raw memory, each owned by one object that frees it. Plain structs behind pointers cost no reference counts
/// and no exclusivity checks. The bytes after the head depend on the kind: ``SourceNode``, ``DerivedNode``, ``EffectNode``.
@usableFromInline
struct Node {
  @usableFromInline var flags: Flags
  /// The nesting depth of an effect; a flush runs small depths first.
  @usableFromInline var depth: UInt32
  /// The sources that it read in its last run, in order.
  @usableFromInline var firstSource: LinkPointer?
  /// The name for reports: the bytes of a static string, which end with zero, or a pointer to a type's metadata.
  @usableFromInline var name: UnsafePointer<UInt8>?
  /// Rarely used fields, retained; nil if the node has none.
  @usableFromInline var extra: Unmanaged<NodeExtra>?

  @inlinable
  init(flags: Flags, depth: UInt32 = 0, name: StaticString) {
    self.flags = flags
    self.depth = depth
    self.name = name.hasPointerRepresentation ? name.utf8Start : nil
  }

  /// The kind of a node and the state of its value.
  @usableFromInline
  struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt32
    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An effect, which has a body to run.
    @inlinable static var effect: Flags { Flags(rawValue: 1) }
    /// A derived value, computed from others.
    @inlinable static var derived: Flags { Flags(rawValue: 2) }
    /// It is out of date: an effect or a derived value must run, or a box was written in the open batch.
    @inlinable static var dirty: Flags { Flags(rawValue: 4) }
    /// Something it depends on indirectly changed: its sources must be checked first.
    @inlinable static var pending: Flags { Flags(rawValue: 8) }
    /// It is queued in the flush.
    @inlinable static var queued: Flags { Flags(rawValue: 16) }
    /// Its body is running.
    @inlinable static var running: Flags { Flags(rawValue: 32) }
    /// It was removed from the graph and never runs again.
    @inlinable static var disposed: Flags { Flags(rawValue: 64) }
    /// Effects created during its run belong to it.
    @inlinable static var ownsEffects: Flags { Flags(rawValue: 128) }
    /// Not a binding: an action to run once when it is disposed.
    @inlinable static var action: Flags { Flags(rawValue: 256) }
    /// Not a node: represents reads outside of all runs, which are reported to Swift's Observation.
    @inlinable static var observation: Flags { Flags(rawValue: 512) }
    /// Its read has been reported to Swift's Observation.
    @inlinable static var shown: Flags { Flags(rawValue: 1024) }
    /// A derived value that has not been computed yet.
    @inlinable static var unset: Flags { Flags(rawValue: 2048) }
    /// Its name is a type instead of a string.
    @inlinable static var namedByType: Flags { Flags(rawValue: 4096) }
    /// It tracks `@Observable` objects only in a part of its runs.
    @inlinable static var observesApart: Flags { Flags(rawValue: 8192) }
    /// A derived value that only its readers retain.
    @inlinable static var keptByReaders: Flags { Flags(rawValue: 16384) }
    /// An effect that belongs to a bag instead of the run in which it was created.
    @inlinable static var inBag: Flags { Flags(rawValue: 32768) }
    /// A box whose value is being changed in place.
    @inlinable static var taken: Flags { Flags(rawValue: 65536) }
    /// A source changed during the check after it was checked: check again.
    @inlinable static var asksAgain: Flags { Flags(rawValue: 1 << 17) }
    /// A box whose change in place has opened a batch.
    @inlinable static var batches: Flags { Flags(rawValue: 1 << 18) }
    /// The reasons for a run.
    @inlinable static var waiting: Flags { Flags(rawValue: 12 | 1 << 17) }
    /// Dirty, pending or running: the flags that a read checks first.
    @inlinable static var looksFirst: Flags { Flags(rawValue: 4 | 8 | 32) }
    /// Dirty or pending.
    @inlinable static var stale: Flags { Flags(rawValue: 12) }
  }
}

/// A node that others can read: a box, or the public part of a derived value.
@usableFromInline
struct SourceNode {
  @usableFromInline var node: Node
  /// The number of the run that read it last, so that reading it twice in a run creates one link.
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
  /// While the effect is in the queue of the flush, the address of the next one there, or zero; otherwise the round of its last run.
  var nextOrRound: UInt = 0

  /// The next effect in the queue of the flush, if this one is in it.
  var nextQueued: NodePointer? {
    @inline(__always) get { NodePointer(bitPattern: nextOrRound) }
    @inline(__always) set { nextOrRound = UInt(bitPattern: newValue) }
  }
}

/// Computes a derived value, and returns whether it changed. It cannot be copied, so that calling it costs no reference counts.
@usableFromInline
struct UpdateBody: ~Copyable {
  let call: (NodePointer) -> Bool

  @usableFromInline
  init(_ call: @escaping @MainActor (NodePointer) -> Bool) {
    // The graph is used on the main actor only: this is the same function without the isolation. The structs keep the compiler from
    // wrapping it.
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

/// Rarely used fields of a node.
@usableFromInline
final class NodeExtra {
  /// Effects created during the last run of an effect.
  @exclusivity(unchecked) var children: [any RunChild] = []
  /// The observation of reads outside of the graph by the last run.
  @exclusivity(unchecked) var watch: (any RunWatch)?
  /// Returns whether the value of a box differs from the one before the open batch.
  @exclusivity(unchecked) var settle: (() -> Bool)?
  /// Returns the number of elements of the collection in a box; `nil` unless it takes constant time.
  @exclusivity(unchecked) var count: (() -> Int?)?
  /// The count when the box was last changed in place while it was observed.
  @exclusivity(unchecked) var lastCount: Int?
  /// Frees a derived value that only its readers retain.
  @exclusivity(unchecked) var destroy: (() -> Void)?
}

/// A pointer to a node.
@usableFromInline typealias NodePointer = UnsafeMutablePointer<Node>
/// A pointer to a node that can be read.
@usableFromInline typealias SourcePointer = UnsafeMutablePointer<SourceNode>

extension UnsafeMutablePointer where Pointee == SourceNode {
  /// The head of the node.
  @inlinable
  var head: NodePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Node.self) }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The node as one that can be read: a box or a derived value.
  var asSource: SourcePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: SourceNode.self) }
  /// The node as a derived value. Its kind is not checked.
  var asDerived: UnsafeMutablePointer<DerivedNode> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: DerivedNode.self)
  }
  /// The node as an effect. Its kind is not checked.
  var asEffect: UnsafeMutablePointer<EffectNode> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: EffectNode.self)
  }

  /// The name of the node in reports.
  var displayName: String {
    guard let name = pointee.name else { return "unnamed" }
    // Set by `setName(to:)` only.
    return pointee.flags.contains(.namedByType)
      ? "\(unsafeBitCast(name, to: Any.Type.self))" : String(cString: name)
  }

  /// Sets the name for reports to that of a type.
  func setName(to type: Any.Type) {
    // The metadata of a type keeps its address as long as the program runs.
    pointee.name = unsafeBitCast(type, to: UnsafePointer<UInt8>.self)
    pointee.flags.insert(.namedByType)
  }

  /// Returns the rarely used fields, created on first use.
  func makeExtra() -> NodeExtra {
    if let extra = pointee.extra { return extra.takeUnretainedValue() }
    let extra = NodeExtra()
    pointee.extra = Unmanaged.passRetained(extra)
    return extra
  }
}
