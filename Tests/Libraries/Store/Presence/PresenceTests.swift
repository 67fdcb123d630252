import Bindery
@testable import BinderyStore
import BinderyTesting
import Foundation
import Testing

struct Guest: Codable, Equatable, Identifiable, Sendable {
  var id: String
  var name = ""
}

/// Two processes, in virtual time.
@Suite(.workScope) @MainActor
struct PresenceTests {
  private let link = TopicLink()
  private let clock = TestClock()

  private func process() throws -> (store: Store, room: Presence<Guest>) {
    let store = try Store.inMemory(link: link, clock: clock)
    return (store, store.presence("kitchen", of: Guest.self))
  }

  @Test func aMemberIsShownInBothProcessesAndLeavesAfterThreeSeconds() async throws {
    let (one, other) = (try process(), try process())
    let stay = try one.room.join(as: Guest(id: "ana"))
    await settle()
    #expect(one.room.members.map(\.id) == ["ana"])
    #expect(other.room.members.map(\.id) == ["ana"])
    stay.dispose()
    await settle()
    await clock.advance(by: .seconds(2.9))
    #expect(one.room.members.map(\.id) == ["ana"])
    #expect(other.room.members.map(\.id) == ["ana"])
    #expect(other.room.windows(of: "ana") == 0)
    await clock.advance(by: .seconds(0.1))
    #expect(one.room.members.isEmpty)
    #expect(other.room.members.isEmpty)
  }

  @Test func lateJoinersGetTheRoomAtOnce() async throws {
    let one = try process()
    let stay = try one.room.join(as: Guest(id: "ana"))
    await clock.advance(by: .seconds(60))
    let other = try process()
    await settle()
    #expect(other.room.members.map(\.id) == ["ana"])
    stay.dispose()
  }

  @Test func aMemberWithSeveralWindowsCountsOnceWithTheLastState() async throws {
    let (one, other) = (try process(), try process())
    let first = try one.room.join(as: Guest(id: "ana", name: "Ana"))
    let second = try one.room.join(as: Guest(id: "ana", name: "Anna"))
    await settle()
    let third = try other.room.join(as: Guest(id: "ana", name: "Anne"))
    await settle()
    for room in [one.room, other.room] {
      #expect(room.members == [Guest(id: "ana", name: "Anne")])
      #expect(room.windows(of: "ana") == 3)
    }
    third.dispose()
    await settle()
    #expect(one.room.members == [Guest(id: "ana", name: "Anna")])
    second.dispose()
    await settle()
    for room in [one.room, other.room] {
      #expect(room.members == [Guest(id: "ana", name: "Ana")])
      #expect(room.windows(of: "ana") == 1)
    }
    first.dispose()
  }

  @Test(arguments: [0, 0.5, 1, 1.5, 1.9]) func membersOfAKilledProcessAreGoneWithinTenSeconds(after: Double)
    async throws
  {
    let (one, other) = (try process(), try process())
    let stay = try one.room.join(as: Guest(id: "ana"))
    await clock.advance(by: .seconds(20 + after))
    one.store.close()
    await clock.advance(by: .seconds(5.9))
    #expect(other.room.members.map(\.id) == ["ana"], "Four beats may be lost.")
    await clock.advance(by: .seconds(2.2))
    #expect(other.room.members.isEmpty)
    stay.dispose()
  }

  @Test func aWindowThatMovesDoesNotFlicker() async throws {
    let (one, other, watcher) = (try process(), try process(), try process())
    let first = try one.room.join(as: Guest(id: "ana"))
    await settle()
    var seen: [[String]] = []
    let binding = watcher.room.$members.bind { seen.append($0.map(\.id)) }
    first.dispose()
    await clock.advance(by: .seconds(2.9))
    let second = try other.room.join(as: Guest(id: "ana"))
    await clock.advance(by: .seconds(30))
    #expect(seen == [["ana"]])
    #expect(watcher.room.windows(of: "ana") == 1)
    binding.dispose()
    second.dispose()
  }

  @Test func aProcessThatPausesComesBack() async throws {
    let (one, other) = (try process(), try process())
    let stay = try one.room.join(as: Guest(id: "ana"))
    let back = try other.room.join(as: Guest(id: "ben"))
    await settle()
    link.cut(one.store)
    await clock.advance(by: .seconds(10))
    #expect(other.room.members.map(\.id) == ["ben"])
    #expect(one.room.members.map(\.id) == ["ana"])
    link.restore(one.store)
    await clock.advance(by: .seconds(2))
    #expect(other.room.members.map(\.id) == ["ana", "ben"])
    #expect(one.room.members.map(\.id) == ["ana", "ben"])
    for stay in [stay, back] { stay.dispose() }
  }

  @Test func lostMessagesAreMadeUpForByTheNextBeat() async throws {
    let (one, other) = (try process(), try process())
    let ana = try one.room.join(as: Guest(id: "ana"))
    await settle()
    link.cut(other.store)
    let ben = try one.room.join(as: Guest(id: "ben"))
    ana.dispose()
    await settle()
    link.restore(other.store)
    #expect(other.room.members.map(\.id) == ["ana"])
    await clock.advance(by: .seconds(2))
    #expect(other.room.members.map(\.id) == ["ana", "ben"])
    await clock.advance(by: .seconds(3))
    #expect(other.room.members.map(\.id) == ["ben"])
    ben.dispose()
  }

  @Test func aRoomWithAThousandMembersIsCompleteEverywhere() async throws {
    let one = try process()
    let stays = try (0..<1_000).map { try one.room.join(as: Guest(id: "guest \($0)", name: "é\"\\\($0)")) }
    await settle()
    let other = try process()
    await settle()
    #expect(other.room.members.count == 1_000)
    #expect(other.room.members == one.room.members)
    for stay in stays[..<999] { stay.dispose() }
    await clock.advance(by: .seconds(3))
    #expect(other.room.members == one.room.members)
    #expect(other.room.members.count == 1)
    stays[999].dispose()
  }

  @Test func roomsAreApart() async throws {
    let (one, other) = (try process(), try process())
    let hall = other.store.presence("hall", of: Guest.self)
    let stay = try one.room.join(as: Guest(id: "ana"))
    await settle()
    #expect(hall.members.isEmpty)
    #expect(other.store.presence("kitchen", of: Guest.self) === other.room)
    stay.dispose()
  }

  @Test func aMemberThatIsTooLargeIsRefused() throws {
    let one = try process()
    #expect(throws: TopicError.self) {
      _ = try one.room.join(as: Guest(id: "ana", name: String(repeating: "a", count: 7_600)))
    }
    #expect(one.room.members.isEmpty)
  }

  @Test func anEmptyRoomSendsNothingAndHasNoTimers() async throws {
    let engine = ListeningEngine(engine: try SQLiteEngine.inMemory())
    let store = Store(engine: engine, clock: clock)
    #expect(!engine.isListening)
    var room: Presence<Guest>? = store.presence("kitchen", of: Guest.self)
    await settle()
    #expect(engine.isListening)
    #expect(engine.sent.count == 1, "It has asked once.")
    await clock.advance(by: .seconds(60))
    #expect(engine.sent.count == 1)
    #expect(clock.pending.isEmpty)
    let stay = try room?.join(as: Guest(id: "ana"))
    await clock.advance(by: .seconds(60))
    #expect(engine.sent.count == 2 + 30)
    stay?.dispose()
    await clock.advance(by: .seconds(60))
    #expect(engine.sent.count == 3 + 30)
    #expect(clock.pending.isEmpty)
    room = nil
    await settle()
    #expect(!engine.isListening)
    #expect(store.presence("kitchen", of: Guest.self).members.isEmpty)
  }

  @Test func aRoomIsReleasedWithItsLastWindow() async throws {
    let store = try Store.inMemory(link: link, clock: clock)
    await expectDeallocated {
      let room = store.presence("kitchen", of: Guest.self)
      _ = try? room.join(as: Guest(id: "ana"))
      await settle()
      return room
    }
  }

  @Test func membersOfAnotherVersionAreLeftOut() async throws {
    let (one, other) = (try process(), try process())
    let later = one.store.presence("kitchen", of: LaterGuest.self)
    let stay = try later.join(as: LaterGuest(id: "ana", age: 30))
    await settle()
    #expect(later.members.count == 1)
    #expect(other.room.members.isEmpty)
    stay.dispose()
  }
}

struct LaterGuest: Codable, Equatable, Identifiable, Sendable {
  var id: String
  var age: Int
}

/// Two stores on a folder: virtual time, and real messages.
@Suite(.workScope, .timeLimit(.minutes(10))) @MainActor struct SharedFolderPresenceTests {
  @Test func membersOfTheOtherStoreComeAndLeave() async throws {
    let folder = NSTemporaryDirectory() + "/bindery-presence-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let clock = TestClock()
    let stores = try (0..<2).map { _ in
      try SQLiteOpening(folder: folder, maximumBytes: nil, clock: clock).open()
    }
    let rooms = stores.map { $0.presence("kitchen", of: Guest.self) }
    let stay = try rooms[0].join(as: Guest(id: "ana"))
    for await members in rooms[1].$members.values where members.map(\.id) == ["ana"] { break }
    let back = try rooms[1].join(as: Guest(id: "ben"))
    for await members in rooms[0].$members.values where members.map(\.id) == ["ana", "ben"] { break }
    // An answer to an earlier question may be less than a second old.
    await clock.advance(by: .seconds(3))
    let late = try SQLiteOpening(folder: folder, maximumBytes: nil, clock: clock).open()
    let room = late.presence("kitchen", of: Guest.self)
    for await members in room.$members.values where members.map(\.id) == ["ana", "ben"] { break }
    #expect(room.windows(of: "ana") == 1)
    for stay in [stay, back] { stay.dispose() }
    for store in stores + [late] { store.close() }
  }
}
