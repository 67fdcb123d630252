public import Foundation

/// A value that people can drag from one view to another of the same window: ``View/draggable(_:)``, ``View/dropDestination(for:action:isTargeted:)``.
///
/// The value itself is handed over, without a representation: it never leaves the process, and hosts know only the name of its type.
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension URL: Transferable {}

extension Transferable {
  /// The name of the type, by which a host finds the destinations of a value.
  static var transferName: String { String(describing: self) }
}
