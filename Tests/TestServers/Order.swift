import Bindery
import BinderyStore
import BinderyViewModels
import BinderyViews
import BinderyWeb
import Foundation

/// A record of an order.
struct PlacedOrder: Record {
  static let collection = "test.order"
  var id = UUID().uuidString
  let text: String
}

/// A form whose orders are stored, with all that a window shows: fields, a password, a switch, a dialog, and a long page.
struct Order: WindowScene {
  let title = "Order"
  let path = ""
  let summary = "Takes orders."
  let store: Store

  var window: some View { OrderView(model: OrderModel(scene: .current, store: store)) }

  /// Serves the form, with orders, keys and events in a folder.
  static func host(_ address: WebConfiguration, folder: String) throws -> WebHost {
    let store = try Store.open(folder: folder)
    var configuration = address
    try configuration.keep(in: store, folder: folder)
    return try WebHost(apps: [Self(store: store)], configuration: configuration)
  }
}

@MainActor
private final class OrderModel {
  @Box var text = ""
  @Box var secret = ""
  @Box var isGift = false
  @Box var asksForNote = false
  @Box var note = ""
  @Box private(set) var orders: [String] = []
  private let store: Store

  init(scene: SceneState, store: Store) {
    self.store = store
    scene.keep("text", of: self, \.text)
    scene.keep("gift", of: self, \.isGift)
    scene.keep("asks", of: self, \.asksForNote)
    scene.keep("note", of: self, \.note)
  }

  func load() async { orders = ((try? await store.all(PlacedOrder.self)) ?? []).map(\.text) }

  func place() {
    let text = text
    Task {
      do { try await store.save(PlacedOrder(text: text)) } catch { return }
      await load()
    }
  }
}

private struct OrderView: View {
  @Bindable var model: OrderModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Orders: \(model.orders.joined(separator: ", "))")
      TextField("Order", text: $model.text)
      Text("Reads: \(model.text)")
      SecureField("Code", text: $model.secret)
      Text("Code of \(model.secret.count)")
      Toggle("Gift", isOn: $model.isGift)
      Button("Place") { model.place() }
      Button("Add a note") { model.asksForNote = true }
      ForEach(1...60, id: \.self) { number in Text("Term \(number)") }
    }
    .task { await model.load() }
    .sheet(isPresented: $model.asksForNote) {
      VStack {
        TextField("Note", text: $model.note)
        Text("Notes: \(model.note)")
        Button("Done") { model.asksForNote = false }
      }
    }
  }
}
