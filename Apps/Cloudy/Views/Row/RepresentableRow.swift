internal import BinderyViews
internal import CloudyViewModels

/// Shows any ``Representable`` as a row: a day, a setting, a location.
struct RepresentableRow<Row: Representable>: View {
  let row: Row
  /// The action when the row is chosen; nil for a read-only row.
  var action: (@MainActor () -> Void)?

  var body: some View {
    if let action {
      Button(action: action) { RepresentableContent(row: row) }.checkmark(row.isChecked)
    } else {
      RepresentableContent(row: row)
    }
  }
}

private struct RepresentableContent<Row: Representable>: View {
  let row: Row

  var body: some View {
    HStack(spacing: 16) {
      if let picture = row.picture { WeatherImage(picture: picture, size: 36) }
      VStack(alignment: .leading, spacing: 0) {
        Text(row.text)
        if let detail = row.detail { Text(detail).font(.caption).foregroundStyle(.secondary) }
      }
      Spacer()
      RowValues(values: row.values)
    }
  }
}

/// Measured values, the first of which is emphasized.
private struct RowValues: View {
  let values: [String]

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      if let first = values.first { Text(first).monospacedDigit() }
      ForEach(values.indices.dropFirst(), id: \.self) { index in
        Text(values[index]).font(.caption).foregroundStyle(.secondary).monospacedDigit()
      }
    }
  }
}
