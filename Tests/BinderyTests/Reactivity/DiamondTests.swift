import Bindery
import Testing

/// Paths that diverge and converge: each node runs once, after all its inputs, and only if one of them changed.
@MainActor
@Suite struct DiamondTests {
  @Test func aDiamondWithATailRunsTheTailOnce() {
    @SharedBox var top = 1
    var runs: [String] = []
    let left = Computed { top + 1 }
    let right = Computed { top * 10 }
    let bottom = Computed {
      runs.append("bottom")
      return left.value + right.value
    }
    let tail = Computed {
      runs.append("tail")
      return -bottom.value
    }
    var seen: [Int] = []
    let binding = effect { seen.append(tail.value) }
    runs = []
    top = 2
    #expect(runs == ["bottom", "tail"])
    #expect(seen == [-12, -23])
    binding.dispose()
  }

  @Test func diamondsOnTopOfEachOtherRunEachNodeOnce() {
    @SharedBox var top = 1
    var runs = 0
    var last = Computed { top }
    for _ in 0..<5 {
      let above = last
      let left = Computed {
        runs += 1
        return above.value + 1
      }
      let right = Computed {
        runs += 1
        return above.value + 2
      }
      last = Computed {
        runs += 1
        return max(left.value, right.value)
      }
    }
    var seen: [Int] = []
    let end = last
    let binding = effect { seen.append(end.value) }
    runs = 0
    top = 10
    #expect(runs == 15)
    #expect(seen == [11, 20])
    binding.dispose()
  }

  @Test func pathsOfDifferentLengthNeverShowAMixture() {
    @SharedBox var top = 1
    let copy = Computed { top }
    let copyOfCopy = Computed { copy.value }
    var mixtures: [String] = []
    let bottom = Computed {
      let (short, middle, long) = (top, copy.value, copyOfCopy.value)
      if short != middle || middle != long { mixtures.append("\(short) \(middle) \(long)") }
      return long
    }
    let binding = effect { _ = (bottom.value, top, copyOfCopy.value) }
    for number in 2..<6 { top = number }
    #expect(mixtures == [])
    binding.dispose()
  }

  @Test func aChangeOnOneSideIsEnough() {
    @SharedBox var top = 0
    let constant = Computed { top * 0 }
    let changing = Computed { top }
    var runs = 0
    let constantFirst = Computed {
      runs += 1
      return constant.value + changing.value
    }
    let changingFirst = Computed {
      runs += 1
      return changing.value + constant.value
    }
    var seen: [Int] = []
    let binding = effect { seen.append(constantFirst.value + changingFirst.value) }
    runs = 0
    top = 3
    #expect(runs == 2)
    #expect(seen == [0, 6])
    binding.dispose()
  }

  @Test func bottomsOfDiamondsWithEqualSidesDoNotRun() {
    @SharedBox var top = 2
    let sides = (1...3).map { modulus in Computed { top % 2 * modulus } }
    var runs = 0
    let bottom = Computed {
      runs += 1
      return sides.reduce(0) { $0 + $1.value }
    }
    var shown = 0
    let binding = effect {
      shown += 1
      _ = bottom.value
    }
    runs = 0
    shown = 0
    top = 4
    #expect(runs == 0)
    #expect(shown == 0)
    top = 5
    #expect(runs == 1)
    #expect(shown == 1)
    binding.dispose()
  }

  @Test func onlyTheSideThatIsReadIsComputed() {
    @SharedBox var top = 1
    var runs: [String] = []
    let read = Computed {
      runs.append("read")
      return top
    }
    let idle = Computed {
      runs.append("idle")
      return top
    }
    _ = idle.value
    let binding = effect { _ = read.value }
    runs = []
    top = 2
    #expect(runs == ["read"])
    #expect(idle.value == 2)
    #expect(runs == ["read", "idle"])
    binding.dispose()
  }

  @Test func twoSourcesThatMeetTwiceRunTheirReaderOnce() {
    @SharedBox var first = 1
    @SharedBox var second = 1
    let sum = Computed { first + second }
    let product = Computed { first * second }
    var seen: [String] = []
    let binding = effect { seen.append("\(sum.value) \(product.value)") }
    batch {
      first = 3
      second = 4
    }
    #expect(seen == ["2 1", "7 12"])
    binding.dispose()
  }

  @Test func aWideDiamondRunsItsBottomOnce() {
    @SharedBox var top = 1
    let sides = (0..<50).map { offset in Computed { top + offset } }
    var runs = 0
    let binding = effect {
      runs += 1
      _ = sides.reduce(0) { $0 + $1.value }
    }
    top = 2
    #expect(runs == 2)
    binding.dispose()
  }
}
