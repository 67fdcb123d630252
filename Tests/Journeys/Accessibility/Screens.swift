internal import Testing

extension Journeys {
  /// Every screen of every app, measured.
  @Suite struct Screens {}
}
