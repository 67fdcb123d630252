/// One edge: `observer` read `source` in its last run. It stands in two lists, the source's and the observer's.
///
///     source ──▶ link ⇄ link ⇄ link        (observers of the source)
///                 │
///     observer ─▶ link ─▶ link             (sources of the observer, in order of reading)
@usableFromInline
struct Link {
  /// `nil` once the source is gone: who read it keeps what it made of it.
  var source: SourcePointer?
  @usableFromInline var observer: NodePointer
  var previousObserver: LinkPointer?
  @usableFromInline var nextObserver: LinkPointer?
  var nextSource: LinkPointer?
}

/// Where a link is.
@usableFromInline typealias LinkPointer = UnsafeMutablePointer<Link>
