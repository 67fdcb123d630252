internal import Dispatch
internal import Foundation

/// Marks the main queue, which runs the main actor's jobs, once for the process.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether the code runs on the main actor. On Linux any thread may drain the main queue, so the thread alone proves nothing.
package var isOnMainActor: Bool {
  DispatchQueue.getSpecific(key: mainQueueKey) == true || Thread.isMainThread
}
