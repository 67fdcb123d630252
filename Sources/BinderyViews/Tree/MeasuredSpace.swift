internal import Bindery
internal import Foundation

/// The size of one measured element.
@MainActor
final class MeasuredSpace {
  /// The size that the host has reported; nil before.
  @Box var reported: CGSize?
  /// The place of the element.
  weak var slot: ElementSlot?

  /// The reported size, or a guess. Reading it tracks it.
  var size: CGSize { reported ?? slot.map { $0.tree.sizes.guess(for: $0) } ?? .zero }
}
