internal import Testing

extension Journeys {
  /// Journeys whose server is killed or whose connection breaks.
  @Suite struct Interruptions {}
}
