/// A button that asks the device for the person's location. The device asks the person for permission first.
///
/// ```swift
/// LocationButton("Use my location") { result in model.use(result) }
/// ```
public struct LocationButton: View {
  let title: @MainActor () -> String
  let action: @MainActor (Result<UserLocation, LocationFailure>) -> Void

  /// Creates a location button.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the title of the button, which is tracked.
  ///   - action: receives the location, or the reason for the failure.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    action: @escaping @MainActor (Result<UserLocation, LocationFailure>) -> Void
  ) {
    self.init(title().words, action: action)
  }

  /// Creates a location button.
  ///
  /// - Parameters:
  ///   - title: the title of the button, which is tracked.
  ///   - action: receives the location, or the reason for the failure.
  @_disfavoredOverload
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

  var block: (@MainActor () -> Label<Text, Image>)? {
    let title = title
    return { Label(title(), systemImage: "location") }
  }
}
