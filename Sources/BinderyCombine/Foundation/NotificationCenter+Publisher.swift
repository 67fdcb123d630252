public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: which notifications.
  ///   - object: who must have posted them; nil for anybody.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of a name while it is subscribed to, on the thread on which they are posted.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Which notifications.
    public let name: Notification.Name
    /// Who must have posted them; nil for anybody.
    public let object: AnyObject?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      // Sending is right: a subject may be used from any thread.
      nonisolated(unsafe) let posted = subject
      let token = center.addObserver(forName: name, object: object, queue: nil) { posted.send($0) }
      let center = center
      subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
    }
  }
}
