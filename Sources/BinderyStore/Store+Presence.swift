extension Store {
  /// Returns a room, the same one for all windows that ask for it.
  ///
  /// - Parameters:
  ///   - room: The name, which all apps of the store share: begin it with that of the app.
  ///   - type: The type of member. Its identity decides who is listed once: that of a user, or one that a window keeps as its state.
  @MainActor
  public func presence<Member: Codable & Equatable & Identifiable & Sendable>(
    _ room: String, of type: Member.Type
  ) -> Presence<Member> where Member.ID: RecordKey { rooms.room(room, of: type) }
}
