/// A button that, when it is pressed, asks the device where the person is. The device asks the person first.
///
/// ```swift
/// LocationButton("Use my location") { result in model.use(result) }
/// ```
public struct LocationButton: View {
  let title: @MainActor () -> String
  let action: @MainActor (Result<UserLocation, LocationFailure>) -> Void

  /// Asks for the place.
  ///
  /// - Parameters:
  ///   - title: what stands on the button. What it reads is tracked.
  ///   - action: gets the place, or why there is none.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    action: @escaping @MainActor (Result<UserLocation, LocationFailure>) -> Void
  ) {
    self.title = title
    self.action = action
  }
}

extension LocationButton: ElementView {
  func role(in context: MountContext) -> Role { .locationButton }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let action = action
    element.on(.location) { event, _ in
      if case .location(let result) = event { action(result) }
    }
  }

  var block: (@MainActor () -> Label)? {
    let title = title
    return { Label(title(), icon: .location) }
  }
}
