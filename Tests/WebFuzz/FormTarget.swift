internal import BinderyHTML
internal import BinderyViews

/// Reads a form, and sends what it reports to a window with every kind of control.
@MainActor
enum FormTarget {
  static func check(_ bytes: [UInt8]) {
    guard let form = try? PlainForm(String(decoding: bytes, as: UTF8.self)) else { return }
    precondition(Set(form.fields.map(\.node)).count == form.fields.count, "A field has two values.")
    let source = TreeViewSource(ControlsApp(), location: [], home: nil)
    let controls = source.formControls
    for (node, value) in form.fields.prefix(50) {
      guard let control = controls[node] else { continue }
      if let event = source.event(entering: value, into: control) {
        source.send(event)
      } else {
        source.refuse(value, in: node)
      }
    }
    if let press = form.press, let event = source.event(pressing: press.node, act: press.act) {
      source.send(event)
    }
    var batch = OperationBatch()
    source.takeChanges(into: &batch)
    source.end()
  }
}
