import Bindery
import Testing

/// Dependencies that change from run to run.
@MainActor
@Suite struct DynamicDependencyTests {
  @Test func aBranchThatIsNotTakenIsNotComputed() {
    @SharedBox var isOn = true
    @SharedBox var number = 1
    var runs = 0
    let costly = Computed {
      runs += 1
      return number
    }
    let binding = effect { if isOn { _ = costly.value } }
    isOn = false
    runs = 0
    number = 2
    #expect(runs == 0)
    isOn = true
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func guardedValuesAreNotComputedOnceTheGuardFails() {
    @SharedBox var list = [1]
    var outOfBounds = 0
    let isEmpty = Computed { list.isEmpty }
    let first = Computed {
      if list.isEmpty { outOfBounds += 1 }
      return list.first ?? 0
    }
    var seen: [Int] = []
    let binding = effect { seen.append(isEmpty.value ? -1 : first.value) }
    list = []
    list = [7]
    #expect(seen == [1, -1, 7])
    #expect(outOfBounds == 0)
    binding.dispose()
  }

  @Test func aSourceThatIsReadAgainAfterAPauseIsADependencyAgain() {
    @SharedBox var isOn = true
    @SharedBox var number = 1
    var seen: [Int] = []
    let derived = Computed { isOn ? number : 0 }
    let binding = effect { seen.append(derived.value) }
    isOn = false
    number = 2
    isOn = true
    number = 3
    #expect(seen == [1, 0, 2, 3])
    binding.dispose()
  }

  @Test func aSourceThatIsReadTwiceCausesOneRun() {
    @SharedBox var number = 1
    var seen: [Int] = []
    let binding = effect { seen.append(number + number) }
    number = 2
    #expect(seen == [2, 4])
    binding.dispose()
  }

  @Test func sourcesThatAreReadInAnotherOrderStayDependencies() {
    @SharedBox var isReversed = false
    @SharedBox var first = "a"
    @SharedBox var second = "b"
    var seen: [String] = []
    let binding = effect { seen.append(isReversed ? second + first : first + second) }
    isReversed = true
    first = "x"
    second = "y"
    isReversed = false
    first = "a"
    #expect(seen == ["ab", "ba", "bx", "yx", "xy", "ay"])
    binding.dispose()
  }

  @Test func manySourcesAreReleasedAtOnce() {
    let boxes = (0..<100).map { _ in SharedBox(wrappedValue: 1) }
    @SharedBox var count = 100
    var runs = 0
    let binding = effect {
      runs += 1
      _ = boxes.prefix(count).reduce(0) { $0 + $1.wrappedValue }
    }
    count = 1
    runs = 0
    for box in boxes.dropFirst() { box.wrappedValue = 2 }
    #expect(runs == 0)
    boxes[0].wrappedValue = 2
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func valuesFirstReadInABranchAreTracked() {
    @SharedBox var page = 0
    let pages = (0..<3).map { SharedBox(wrappedValue: "page \($0)") }
    let shown = Computed { pages[page].wrappedValue }
    var seen: [String] = []
    let binding = effect { seen.append(shown.value) }
    pages[1].wrappedValue = "one"
    page = 1
    pages[0].wrappedValue = "zero"
    pages[1].wrappedValue = "two"
    #expect(seen == ["page 0", "one", "two"])
    binding.dispose()
  }

  @Test func aDerivedValueThatLosesItsOnlyReaderIsComputedOnDemandAgain() {
    @SharedBox var number = 1
    var runs = 0
    let derived = Computed {
      runs += 1
      return number
    }
    let binding = effect { _ = derived.value }
    binding.dispose()
    runs = 0
    number = 2
    number = 3
    #expect(runs == 0)
    #expect(derived.value == 3)
    #expect(runs == 1)
  }

  @Test func aDerivedValueMayBeMadeInARun() {
    @SharedBox var factor = 2
    @SharedBox var number = 1
    var seen: [Int] = []
    let binding = effect {
      let factor = factor
      let product = Computed { number * factor }
      seen.append(product.value)
    }
    number = 5
    factor = 3
    number = 6
    #expect(seen == [2, 10, 15, 18])
    binding.dispose()
  }
}
