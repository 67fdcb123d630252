import Bindery
import BinderyApp
import BinderyViewModels
import BinderyTesting
import BinderyViews
import Testing

/// The samples of Restoring.md.
enum Restoring {
  @MainActor
  final class SearchViewModel {
    @Box var query = ""
    @Box var draft = ""

    init(scene: SceneState = SceneState()) {
      scene.keep("q", of: self, \.query, in: .address)
      scene.keep("draft", of: self, \.draft)
    }
  }

  struct SearchApp: App {
    var body: some Scene {
      WindowGroup("Search") { SearchView(model: SearchViewModel(scene: .current)) }
    }
  }

  struct SearchView: View {
    @Bindable var model: SearchViewModel
    @SceneStorage("showsDetails") private var showsDetails = false
    @AppStorage("pageSize") private var pageSize = 20.0

    var body: some View {
      VStack {
        TextField("Search", text: $model.query)
        Toggle("Details", isOn: $showsDetails)
        Stepper("Results per page", value: $pageSize, in: 5...50)
      }
    }
  }

  struct PetStore: Sendable {
    func save(_ pet: String) async throws {}
  }

  final class Scanner {
    var onResult: (@Sendable (String) -> Void)?
  }

  @MainActor
  final class PetViewModel {
    let store = PetStore()
    let scanner = Scanner()
    let clock = ContinuousClock()
    let pet = "Tom"
    var timer: Disposable?

    func save() {}
  }

  struct PetView: View {
    let model: PetViewModel
    private var store: PetStore { model.store }
    private var pet: String { model.pet }

    var body: some View {
      Button("Save") { Task { try await store.save(pet) } }
    }
  }

  @MainActor
  static func write(_ pet: String, to store: PetStore, of model: PetViewModel) {
    let (scanner, clock) = (model.scanner, model.clock)
    var timer: Disposable?
    defer { model.timer = timer }
    let event = EventContext.current
    Task.detached { await event?.run { try? await store.save(pet) } }
    scanner.onResult = { result in event?.run { _ = Task { try await store.save(result) } } }
    timer = clock.schedule(after: .seconds(2)) { event?.run { model.save() } }
  }

  @MainActor
  final class FilterViewModel {
    @Box var limit = 10

    init(scene: SceneState) {
      scene.keep("limit", of: self, \.limit, version: 2) { old in
        old.version == 1 ? old.value(String.self).flatMap { Int($0) } : nil
      }
    }
  }
}

@MainActor
@Suite struct RestoringTests {
  @Test func aWindowOpensWithTheQueryOfItsAddress() {
    let model = Restoring.SearchViewModel(scene: SceneState(query: "q=coffee"))
    #expect(model.query == "coffee")
  }

  @Test func viewsKeepAndShareValues() {
    let host = TestHost { Restoring.SearchView(model: Restoring.SearchViewModel(scene: .current)) }
    host.toggle("Details")
    #expect(host.find("Details")?[.isOn] == true)
  }
}
