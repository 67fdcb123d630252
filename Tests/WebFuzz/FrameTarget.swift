internal import Bindery
internal import BinderyHTML
internal import BinderyViews
internal import Foundation

/// Decodes a message. The parser of frequent frames must agree with the JSON decoder, and an event must leave a window intact.
@MainActor
enum FrameTarget {
  static func check(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let frame = try? ClientFrame(text)
    // A frame that begins with a space is left to the JSON decoder.
    precondition(frame == (try? ClientFrame(" " + text)), "The two parsers disagree.")
    switch frame {
    case .event(_, _, let event):
      perform { UserEvent(event.action, on: $0.node(at: event.node.rawValue)) }
    case .replay(let replayed): perform { $0.event(for: replayed) }
    default: break
    }
  }

  private static func perform(_ event: @MainActor (TreeViewSource) -> UserEvent?) {
    let source = TreeViewSource(ControlsApp(), location: [], home: nil)
    if let event = event(source) { source.send(event) }
    var batch = OperationBatch()
    source.takeChanges(into: &batch)
    precondition(!batch.json.contains("\n"), "An operation is not one line of JSON.")
    source.end()
  }
}

extension TreeViewSource {
  /// The node at a position in the window, so that most numbers are those of a control.
  fileprivate func node(at position: UInt32) -> NodeID {
    var nodes: [Node] = [tree.root]
    var next = 0
    while next < nodes.count {
      nodes += nodes[next].children
      next += 1
    }
    let events = nodes.filter { $0[.events] != nil }
    return events[Int(position) % events.count].id
  }
}

/// A window with every kind of control.
struct ControlsApp: WindowScene {
  let title = "Controls"
  let path = "controls"
  let summary = "Shows every control."

  var window: some View { ControlsView(model: ControlsModel()) }
}

@MainActor
final class ControlsModel {
  @Box var text = "text"
  @Box var isOn = false
  @Box var number = 1.0
  @Box var count = 1
  @Box var day: Date? = Date(timeIntervalSince1970: 1_795_305_600)
  @Box var choice = 1
  @Box var tab = 0
  @Box var rows = Array(1...4)
  @Box var path: [Int] = []
  @Box var place = "nowhere"
  @Box var region = MapRegion(center: MapCoordinate(latitude: 0, longitude: 0), span: 1)
}

struct ControlsView: View {
  @Bindable var model: ControlsModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        fields
        choices
        TextField("Search", text: $model.text, kind: .multiline).onSubmit { model.count += 1 }
        List {
          ForEach(model.rows, id: \.self) { Text("\($0)").draggable("\($0)") }
            .onDelete { model.rows.remove(atOffsets: $0) }
            .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
            .dropDestination(for: String.self) { model.place = "\($0) at \($1)" }
        }
        .refreshable { model.count += 1 }
        Map("Map", region: $model.region) {}
        LocationButton("Here") { model.place = "\($0)" }
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }

  private var fields: some View {
    VStack {
      TextField("Text", text: $model.text)
      TextField("Short", text: $model.text).maxLength(5).readOnly(model.isOn)
      DatePicker("Day", selection: $model.day, displayedComponents: .date)
      DatePicker("Soon", selection: $model.day, in: Date(timeIntervalSince1970: 1_793_491_200)...)
      Slider(value: $model.number, in: 0...10, step: 0.5)
      Stepper("Count", value: $model.count)
      Text("\(model.number) \(model.count) \(model.place) \(model.region.span)")
    }
  }

  private var choices: some View {
    VStack {
      Button("Press") { model.count &+= 1 }
      Toggle("On", isOn: $model.isOn)
      Picker("Choice", selection: $model.choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      DisclosureGroup("More", isExpanded: $model.isOn) { Text("More") }
      TabView(selection: $model.tab) {
        Tab("First", systemImage: "house", value: 0) { Text("First") }
        Tab("Second", systemImage: "gear", value: 1) { Text("Second") }
      }
    }
  }
}
