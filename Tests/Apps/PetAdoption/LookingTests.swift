import BinderyStore
import BinderyTesting
@testable import BinderyViewModels
@testable import PetAdoptionViewModels
import Testing

/// Who else looks at the same pet, in this process and in another one.
@Suite(.workScope) @MainActor
struct LookingTests {
  private let clock = TestClock()
  private let link = TopicLink()
  private let test: TestShelter

  init() throws { test = try TestShelter(clock: clock, link: link) }

  /// Returns a window that shows a pet.
  private func window(
    _ pet: String, of test: TestShelter? = nil, scene: SceneState = SceneState()
  ) -> PetAdoptionViewModel {
    let window = PetAdoptionViewModel(shelter: (test ?? self.test).shelter, scene: scene)
    window.path = PetRoute(pet).map { [$0] } ?? []
    return window
  }

  private func text(_ window: PetAdoptionViewModel) -> String? {
    window.path.last.map(window.page)?.othersText
  }

  @Test func otherWindowsAtTheSamePetAreCounted() async throws {
    let windows = [window("olive"), window("olive"), window("stella")]
    await clock.advance(by: .seconds(1))
    #expect(text(windows[0]) == "Someone else is looking at this pet")
    #expect(text(windows[2]) == nil)
    let late = window("olive")
    await clock.advance(by: .seconds(1))
    #expect(text(windows[0]) == "2 others are looking at this pet")
    #expect(text(late) == "2 others are looking at this pet")
    late.path = []
    await clock.advance(by: .seconds(3))
    #expect(text(windows[1]) == "Someone else is looking at this pet")
    windows[0].path = windows[2].path
    await clock.advance(by: .seconds(3))
    #expect(text(windows[1]) == nil)
    #expect(text(windows[2]) == "Someone else is looking at this pet")
  }

  @Test func windowsThatPassByAreNotCounted() async throws {
    let window = window("olive")
    let other = self.window("olive")
    await clock.advance(by: .seconds(0.9))
    other.path = []
    await clock.advance(by: .seconds(60))
    #expect(text(window) == nil)
  }

  @Test func windowsThatNobodySeesAreNotCounted() async throws {
    let scene = SceneState()
    let window = window("olive")
    let other = self.window("olive", scene: scene)
    scene.isShown = false
    await clock.advance(by: .seconds(60))
    #expect(text(window) == nil)
    scene.isShown = true
    await clock.advance(by: .seconds(1))
    #expect(text(window) == "Someone else is looking at this pet")
    scene.isShown = false
    await clock.advance(by: .seconds(3))
    #expect(text(window) == nil)
    _ = other
  }

  @Test func aWindowThatIsLoadedAgainIsTheSameOne() async throws {
    let scene = SceneState()
    let window = window("olive")
    var first: PetAdoptionViewModel? = self.window("olive", scene: scene)
    await clock.advance(by: .seconds(1))
    #expect(first.map(text) == "Someone else is looking at this pet")
    let kept = scene.snapshot
    first = nil
    let again = SceneState()
    let second = self.window("olive", scene: again)
    again.restore(kept)
    await clock.advance(by: .seconds(1))
    #expect(text(window) == "Someone else is looking at this pet")
    await clock.advance(by: .seconds(3))
    #expect(text(window) == "Someone else is looking at this pet")
    _ = second
  }

  @Test func windowsOfAnotherProcessAreCountedUntilItIsKilled() async throws {
    let window = window("olive")
    let neighbor = try TestShelter(clock: clock, link: link)
    let other = self.window("olive", of: neighbor)
    await clock.advance(by: .seconds(1))
    #expect(text(window) == "Someone else is looking at this pet")
    #expect(text(other) == "Someone else is looking at this pet")
    neighbor.store.close()
    await clock.advance(by: .seconds(10))
    #expect(text(window) == nil)
  }
}
