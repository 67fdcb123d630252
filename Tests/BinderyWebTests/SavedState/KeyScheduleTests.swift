import BinderyViewModels
import Testing

@testable import BinderyWeb

/// When keys seal and open, in virtual time.
@Suite struct KeyScheduleTests {
  private let day = 86_400

  private func schedule(_ now: Int) -> KeySchedule { KeySchedule(now: now, opening: 14 * 86_400) }

  @Test func theFirstKeySealsAtOnce() {
    let keys = schedule(1_000).due([], adding: [], secret: "a")
    #expect(keys == [SealingKey(secret: "a", start: 1_000)])
    #expect(schedule(1_000).due(keys, adding: [], secret: "b") == keys)
  }

  @Test func aKeyIsMadeTwoHoursBeforeItSealsAndOldOnesOpenForTheLifetimeOfPages() {
    let first = [SealingKey(secret: "a", start: 0)]
    let start = 30 * day
    #expect(schedule(start - 7_201).due(first, adding: [], secret: "b") == first)
    let both = schedule(start - 7_200).due(first, adding: [], secret: "b")
    #expect(both.map(\.secret) == ["a", "b"])
    #expect(schedule(start - 1).secrets(of: both) == ["a", "b"])
    #expect(schedule(start).secrets(of: both) == ["b", "a"])
    #expect(schedule(start + 14 * day).due(both, adding: [], secret: "c") == both)
    let later = schedule(start + 14 * day + 7_200).due(both, adding: [], secret: "c")
    #expect(later.map(\.secret) == ["b"])
  }

  @Test func keysOfAnEarlierVersionSealUntilTheyAreReplaced() {
    let keys = schedule(5).due([], adding: ["new", "old"], secret: "x")
    #expect(schedule(5).secrets(of: keys) == ["new", "old"])
    // Those of another machine only open.
    let more = schedule(6).due(keys, adding: ["other"], secret: "y")
    #expect(schedule(6).secrets(of: more) == ["new", "old", "other"])
    #expect(schedule(6 + 14 * day).due(more, adding: [], secret: "z").map(\.secret) == ["new"])
  }

  @Test(arguments: [0, 3_600, -3_600])
  func eachProcessOpensWhatAnotherOneSeals(difference: Int) {
    struct Process {
      var offset: Int
      var known: [SealingKey] = []
    }
    var stored: [SealingKey] = []
    var processes = [Process(offset: 0), Process(offset: difference)]
    var secrets: Set<String> = []
    for step in 0..<(100 * day / KeySchedule.interval) {
      // They read the keys at different times.
      for (index, offset) in processes.map(\.offset).enumerated() where step % 2 == index || step == 0 {
        let now = 1_000_000 + step * KeySchedule.interval + offset
        stored = schedule(now).due(stored, adding: [], secret: "\(step)-\(index)")
        processes[index].known = stored
      }
      let now = 1_000_000 + step * KeySchedule.interval
      for process in processes {
        let sealing = schedule(now + process.offset).secrets(of: process.known)[0]
        secrets.insert(sealing)
        for other in processes {
          #expect(other.known.contains { $0.secret == sealing })
        }
      }
    }
    #expect(secrets.count == 4)
  }

  @Test func aKeyOfAClockFarInTheFutureIsReplaced() {
    let far = [SealingKey(secret: "far", start: 900 * day)]
    #expect(schedule(day).secrets(of: far) == ["far"], "Something has to seal.")
    let keys = schedule(day).due(far, adding: [], secret: "b")
    #expect(schedule(day + KeySchedule.lead).secrets(of: keys) == ["b", "far"])
  }
}
