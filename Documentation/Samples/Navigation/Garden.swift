import Bindery
import BinderyViewModels
import BinderyViews

struct Plant: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// The plants, which all windows share.
@MainActor
final class Garden {
  @Box var plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Rose")]
}

/// A screen over the list. Its description is a part of the address: `/1`, `/calendar`.
enum GardenRoute: Hashable, LosslessStringConvertible {
  case plant(Plant.ID), calendar

  init?(_ description: String) {
    switch Int(description) {
    case let id?: self = .plant(id)
    case nil where description == "calendar": self = .calendar
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .plant(let id): "\(id)"
    case .calendar: "calendar"
    }
  }
}

enum GardenTab: String {
  case plants, settings
}

/// One window of the garden.
@MainActor
final class GardenViewModel {
  @Box var path: [GardenRoute] = []
  @Box var tab = GardenTab.plants
  let garden: Garden
  private let scene: SceneState
  private var pages: [Plant.ID: PlantViewModel] = [:]

  init(garden: Garden, scene: SceneState = SceneState()) {
    self.garden = garden
    self.scene = scene
    scene.keep("tab", of: self, \.tab, in: .address)
  }

  /// Returns the view model of a plant's screen, the same one for each call.
  func page(of id: Plant.ID) -> PlantViewModel {
    if let page = pages[id] { return page }
    let page = PlantViewModel(id: id, garden: garden, scene: scene)
    pages[id] = page
    return page
  }
}

/// The screen of a plant.
@MainActor
final class PlantViewModel {
  @Box var isRenaming = false
  @Box var draft = ""
  private let id: Plant.ID
  private let garden: Garden

  init(id: Plant.ID, garden: Garden, scene: SceneState) {
    self.id = id
    self.garden = garden
    scene.keep("plant-\(id).isRenaming", of: self, \.isRenaming)
    scene.keep("plant-\(id).draft", of: self, \.draft)
  }

  /// The plant; nil once somebody has removed it.
  var plant: Plant? { garden.plants.first { $0.id == id } }

  func rename() {
    draft = plant?.name ?? ""
    isRenaming = true
  }

  func save() {
    if let index = garden.plants.firstIndex(where: { $0.id == id }) { garden.plants[index].name = draft }
    isRenaming = false
  }

  func remove() { garden.plants.removeAll { $0.id == id } }
}

struct GardenView: View {
  @Bindable var model: GardenViewModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List(model.garden.plants) { plant in
        NavigationLink(plant.name, value: GardenRoute.plant(plant.id))
      }
      .navigationTitle("Garden")
      .toolbar { Button("Calendar") { model.path.append(.calendar) } }
      .navigationDestination(for: GardenRoute.self) { route in
        switch route {
        case .plant(let id): PlantView(model: model.page(of: id))
        case .calendar: Text("Water everything on Sunday.").navigationTitle("Calendar")
        }
      }
    }
  }
}

struct PlantView: View {
  @Bindable var model: PlantViewModel
  @State private var asksForRemoval = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let plant = model.plant {
      Text("A plant of our garden.")
        .navigationTitle(plant.name)
        .toolbar {
          Button("Rename") { model.rename() }
          Button("Remove", role: .destructive) { asksForRemoval = true }
        }
        .sheet(isPresented: $model.isRenaming) { PlantFormView(model: model) }
        .confirmationDialog("Remove “\(plant.name)”?", isPresented: $asksForRemoval) {
          Button("Remove", role: .destructive) {
            dismiss()
            model.remove()
          }
        }
    } else {
      ContentUnavailableView("This plant was removed", systemImage: "leaf")
    }
  }
}

struct PlantFormView: View {
  @Bindable var model: PlantViewModel

  var body: some View {
    Form {
      TextField("Name", text: $model.draft)
      Button("Save", role: .submit) { model.save() }
    }
    .navigationTitle("Rename")
  }
}

struct GardenTabsView: View {
  @Bindable var model: GardenViewModel

  var body: some View {
    TabView(selection: $model.tab) {
      Tab("Plants", systemImage: "leaf", value: GardenTab.plants) { GardenView(model: model) }
      Tab("Settings", systemImage: "gearshape", value: GardenTab.settings) {
        NavigationStack { Text("Nothing to set.").navigationTitle("Garden settings") }
      }
    }
  }
}
