internal import Places

/// Adds the time zone of the hours to the cafes of another client.
struct ZonedSearchClient: BusinessSearchClient {
  let client: any BusinessSearchClient
  let zones: TimeZoneMap

  func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    var reply = try await client.cafes(search)
    guard reply.cafes.contains(where: { $0.timeZone == nil }) else { return reply }
    let zone = search.timeZone ?? zones.zone(at: search.center)
    for index in reply.cafes.indices where reply.cafes[index].timeZone == nil {
      reply.cafes[index].timeZone = zone
    }
    return reply
  }
}
