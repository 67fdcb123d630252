import Testing

@testable import BinderyWeb

/// Processes have the numbers of their starts: 1, 2, …
struct WorkerScheduleTests {
  /// Schedules with workers that are ready.
  private func schedule(_ count: Int = 2) -> WorkerSchedule {
    var schedule = WorkerSchedule(count: count)
    _ = schedule.begin()
    for id in 1...count { _ = schedule.handle(.answered(id)) }
    return schedule
  }

  @Test func theFirstWorkerStartsAloneAndTheOthersWhenItIsReady() {
    var schedule = WorkerSchedule(count: 3)
    #expect(schedule.begin() == [.start(1, place: 0)])
    #expect(schedule.ready.isEmpty)
    #expect(schedule.handle(.tick).isEmpty)
    #expect(schedule.handle(.answered(1)) == [.start(2, place: 1), .start(3, place: 2)])
    #expect(schedule.handle(.answered(3)).isEmpty)
    #expect(schedule.ready == [1: 0, 3: 2])
  }

  @Test func aFirstWorkerThatEndsBeforeItIsReadyIsAFailure() {
    var schedule = WorkerSchedule(count: 2)
    _ = schedule.begin()
    #expect(schedule.handle(.ended(1)).isEmpty)
    #expect(schedule.hasFailed)
    #expect(schedule.isFinished)
    #expect(schedule.handle(.tick).isEmpty)
  }

  @Test func aWorkerThatCrashesStartsAgainAtOnce() {
    var schedule = schedule()
    #expect(schedule.handle(.ended(2)) == [.start(3, place: 1)])
    #expect(schedule.ready == [1: 0])
    #expect(schedule.handle(.answered(3)).isEmpty)
    #expect(schedule.ready == [1: 0, 3: 1])
  }

  @Test func pausesGrowWhileAWorkerEndsAgainAndAgain() {
    var schedule = schedule()
    var pauses: [Int] = []
    var id = 2
    for _ in 1...8 {
      var orders = schedule.handle(.ended(id))
      var pause = 0
      while orders.isEmpty {
        _ = schedule.handle(.answered(1))
        orders = schedule.handle(.tick)
        pause += 1
      }
      pauses.append(pause)
      id += 1
      #expect(orders == [.start(id, place: 1)])
    }
    #expect(pauses == [0, 1, 2, 4, 8, 16, 30, 30])
  }

  @Test func aWorkerThatRanForSomeTimeStartsAgainAtOnceHoweverOftenItEndedBefore() {
    var schedule = schedule()
    _ = schedule.handle(.ended(2))
    _ = schedule.handle(.ended(3))
    #expect(schedule.handle(.tick) == [.start(4, place: 1)])
    _ = schedule.handle(.answered(4))
    for _ in 1...WorkerSchedule.stableAge { #expect(schedule.handle(.tick).isEmpty) }
    #expect(schedule.handle(.ended(4)) == [.start(5, place: 1)])
  }

  @Test func aWorkerThatDoesNotAnswerIsEnded() {
    var schedule = schedule()
    for _ in 1..<WorkerSchedule.silenceLimit {
      _ = schedule.handle(.answered(1))
      #expect(schedule.handle(.tick).isEmpty)
    }
    _ = schedule.handle(.answered(1))
    #expect(schedule.handle(.tick) == [.kill(2)])
    #expect(schedule.handle(.tick).isEmpty, "Once is enough.")
    #expect(schedule.handle(.ended(2)) == [.start(3, place: 1)])
  }

  @Test func aWorkerThatIsNotReadyInTimeIsEnded() {
    var schedule = schedule()
    _ = schedule.handle(.ended(2))
    for _ in 1..<WorkerSchedule.startLimit {
      _ = schedule.handle(.answered(1))
      #expect(schedule.handle(.tick).isEmpty)
    }
    #expect(schedule.handle(.tick) == [.kill(3)])
  }

  // MARK: Reload

  @Test func workersAreReplacedOneByOneEachWhenItsReplacementIsReady() {
    var schedule = schedule()
    #expect(schedule.handle(.reload) == [.start(3, place: 0)])
    #expect(schedule.isReloading)
    #expect(schedule.ready == [1: 0, 2: 1], "The old one serves until the new one does.")
    #expect(schedule.handle(.answered(3)) == [.terminate(1)])
    #expect(schedule.ready == [3: 0, 2: 1])
    #expect(schedule.handle(.tick).isEmpty, "The old one completes what it has begun.")
    #expect(schedule.handle(.ended(1)) == [.start(4, place: 1)])
    #expect(schedule.handle(.answered(4)) == [.terminate(2)])
    #expect(!schedule.isReloading)
    #expect(schedule.handle(.ended(2)).isEmpty)
    #expect(schedule.ready == [3: 0, 4: 1])
  }

  @Test func aReloadDuringAReloadReplacesTheNewWorkersToo() {
    var schedule = schedule(1)
    _ = schedule.handle(.reload)
    #expect(schedule.handle(.reload).isEmpty)
    #expect(schedule.handle(.answered(2)) == [.terminate(1)])
    #expect(schedule.isReloading)
    #expect(schedule.handle(.ended(1)) == [.start(3, place: 0)])
    #expect(schedule.handle(.answered(3)) == [.terminate(2)])
    #expect(!schedule.isReloading)
  }

  @Test func aReplacementThatCannotStartLeavesTheOldWorkers() {
    var schedule = schedule()
    _ = schedule.handle(.reload)
    #expect(schedule.handle(.ended(3)) == [.abandonReload])
    #expect(!schedule.isReloading)
    #expect(schedule.ready == [1: 0, 2: 1])
    #expect(schedule.handle(.tick).isEmpty)
    #expect(schedule.handle(.reload) == [.start(4, place: 0)], "The next attempt is a new one.")
  }

  @Test func aWorkerThatCrashesWhileItIsReplacedStartsOnlyOnce() {
    var schedule = schedule()
    _ = schedule.handle(.reload)
    #expect(schedule.handle(.ended(1)).isEmpty)
    #expect(schedule.handle(.tick).isEmpty)
    #expect(schedule.handle(.answered(3)) == [.start(4, place: 1)])
    #expect(schedule.ready == [3: 0, 2: 1])
  }

  @Test func aWorkerThatCrashesTogetherWithItsReplacementStartsAgain() {
    var schedule = schedule()
    _ = schedule.handle(.reload)
    _ = schedule.handle(.ended(1))
    #expect(schedule.handle(.ended(3)) == [.abandonReload, .start(4, place: 0)])
  }

  @Test func aWorkerThatDoesNotEndIsKilled() {
    var schedule = schedule(1)
    _ = schedule.handle(.reload)
    _ = schedule.handle(.answered(2))
    for _ in 1..<WorkerSchedule.leaveLimit {
      _ = schedule.handle(.answered(2))
      #expect(schedule.handle(.tick).isEmpty)
    }
    #expect(schedule.handle(.tick) == [.kill(1)])
  }

  // MARK: Stop

  @Test func aStopEndsAllWorkersAndThoseThatReplaceThem() {
    var schedule = schedule()
    _ = schedule.handle(.reload)
    #expect(schedule.handle(.stop) == [.terminate(1), .terminate(3), .terminate(2)])
    #expect(!schedule.isFinished)
    #expect(schedule.handle(.stop).isEmpty)
    #expect(schedule.handle(.reload).isEmpty)
    for id in [1, 2] { #expect(schedule.handle(.ended(id)).isEmpty) }
    #expect(!schedule.isFinished)
    #expect(schedule.handle(.ended(3)).isEmpty)
    #expect(schedule.isFinished)
    #expect(!schedule.hasFailed)
  }

  @Test func nothingStartsAgainAfterAStop() {
    var schedule = schedule()
    _ = schedule.handle(.ended(2))
    _ = schedule.handle(.ended(3))
    #expect(schedule.handle(.stop) == [.terminate(1)])
    #expect(schedule.handle(.tick).isEmpty)
    #expect(schedule.handle(.answered(1)).isEmpty)
  }
}
