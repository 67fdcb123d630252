public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: the name of the notifications.
  ///   - object: the object that posts the notifications; nil for any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of a name while it is subscribed to, on the thread on which they are posted.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; nil for any object.
    public let object: AnyObject?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      // Unsafe is right: only `send` is called on it, and a subject locks its own state, so that any thread may send.
      nonisolated(unsafe) let posted = subject
      let token = center.addObserver(forName: name, object: object, queue: nil) { posted.send($0) }
      let center = center
      subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
    }
  }
}
