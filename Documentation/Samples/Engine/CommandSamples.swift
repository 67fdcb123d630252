import Bindery
import BinderyTesting
import Testing

@Test(.workScope) @MainActor func aCommandTellsWhatItDoes() async {
  let service = Stub<String, Int>()
  let lookup = Command(.latest) { (place: String) in try await service(place) }
  let results = Recorder(lookup.results, .exhaustive)
  lookup.execute("Paris")
  #expect(lookup.isExecuting)
  await settle()
  service.answer(0, with: 21)
  await settle()
  results.expect(21)
  #expect(!lookup.isExecuting)
}

@Test(.workScope) @MainActor func aFailureLeavesTheCommandReady() async {
  struct Offline: Error {}
  let save = Command { () async throws -> Void in throw Offline() }
  var errors = 0
  let binding = save.errors.bind { _ in errors += 1 }
  save.execute()
  await settle()
  #expect(errors == 1)
  #expect(save.canExecute)
  binding.dispose()
}
