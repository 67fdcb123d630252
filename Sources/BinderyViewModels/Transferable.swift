public import Foundation

/// A value that people can drag from one view to another of the same window, with `draggable` and `dropDestination` of the views. Records and
/// view models declare it; they need no view for that.
///
/// The value itself is handed over, without a representation: it never leaves the process, and hosts know only the name of its type.
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension URL: Transferable {}

extension Transferable {
  /// The name of the type, by which a host finds the destinations of a value.
  package static var transferName: String { String(describing: self) }
}
