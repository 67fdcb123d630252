internal import Bindery
internal import Foundation

/// The size of one measured element.
@MainActor
final class MeasuredSpace {
  /// The size that the host has reported; nil before.
  @Box var reported: CGSize?
  /// The place of the element.
  weak var slot: ElementSlot?

  /// The reported size, or that of the last report before this place was shown; nil if there is none. Reading it tracks it.
  var known: CGSize? { reported ?? slot.flatMap { $0.tree.sizes.lastSize(of: $0) } }

  /// The reported size, or a guess. Reading it tracks it.
  var size: CGSize { reported ?? slot.map { $0.tree.sizes.guess(for: $0) } ?? .zero }
}
