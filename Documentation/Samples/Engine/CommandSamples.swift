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

@Test(.workScope) @MainActor func aFormIsSentOnceAndOnlyWhenItIsComplete() async {
  @SharedBox var name = ""
  let service = Stub<String, Void>()
  let send = Command(canExecute: $name.map { !$0.isEmpty }) { (name: String) in try await service(name) }
  send.execute(name)  // nothing: there is no name yet
  name = "Mochi"
  send.execute(name)
  send.execute(name)  // nothing: it runs already
  await settle()
  #expect(service.calls == ["Mochi"])
  service.answer(0, with: ())
  await settle()
  #expect(send.canExecute)
}

@Test(.workScope) @MainActor func aCancelledExecutionReportsNothing() async {
  let service = Stub<Int, String>(cancellation: .isIgnored)
  let load = Command(.queue) { (page: Int) in try await service(page) }
  let results = Recorder(load.results, .exhaustive)
  load.execute(1)
  load.execute(2)
  await settle()
  load.cancel()
  #expect(!load.isExecuting)
  service.answer(0, with: "too late")
  await settle()
  #expect(service.calls == [1])  // the second was forgotten
  results.expectNothing()
}

@Test(.workScope) @MainActor func whatRunsIsCancelledWhenTheCommandGoes() async {
  let service = Stub<Int, String>()
  await expectDeallocated {
    let load = Command { (page: Int) in try await service(page) }
    load.execute(1)
    await settle()
    return load
  }
  #expect(service.waiting.isEmpty)
}
