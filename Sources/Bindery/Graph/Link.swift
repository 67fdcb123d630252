/// An edge of the graph: `observer` read `source` in its last run. It is in two lists, the source's and the
/// observer's.
///
///     source ──▶ link ⇄ link ⇄ link        (observers of the source)
///                 │
///     observer ─▶ link ─▶ link             (sources of the observer, in order of reading)
@usableFromInline
struct Link {
  /// The first field, so that a link's address is also the address of the pointer to the next one.
  @usableFromInline var nextSource: LinkPointer?
  /// `nil` once the source is released. The reader keeps the value that it derived from it.
  @usableFromInline var source: SourcePointer?
  @usableFromInline var observer: NodePointer
  @usableFromInline var nextObserver: LinkPointer?
  var previousObserver: LinkPointer?
}

/// A pointer to a link.
@usableFromInline typealias LinkPointer = UnsafeMutablePointer<Link>
/// A position in an observer's list of sources: a pointer to a link, or `nil` at the end.
@usableFromInline typealias LinkSlot = UnsafeMutablePointer<LinkPointer?>

extension UnsafeMutablePointer where Pointee == Link {
  /// The position after this link in its observer's list.
  @inlinable @inline(__always)
  var nextSlot: LinkSlot { UnsafeMutableRawPointer(self).assumingMemoryBound(to: LinkPointer?.self) }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The first position in the node's list of sources.
  @inline(__always)
  var firstSlot: LinkSlot { address(of: &pointee.firstSource) }
}
