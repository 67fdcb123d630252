extension Text: PlainLabelPart {
  func read(into label: inout PlainLabel) { label.add(plainText) }
}

extension Image: PlainLabelPart {
  func read(into label: inout PlainLabel) {
    switch source {
    case .icon(let icon): label.add(icon())
    case .symbol(let name): label.add(Icon(systemName: name()))
    case .picture, .asset: break
    }
  }
}
