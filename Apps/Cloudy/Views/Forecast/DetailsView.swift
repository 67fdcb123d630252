internal import BinderyViews
internal import CloudyViewModels

/// A tile for each of humidity, sun, chance of rain and other values. Empty if the service sends none.
struct DetailsView: View {
  let model: DetailsViewModel

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: 12) {
      ForEach(model.details) { detail in
        VStack(alignment: .leading, spacing: 4) {
          Label {
            Text(detail.title)
          } icon: {
            Image(systemName: detail.kind.symbol)
          }.font(.callout).foregroundStyle(.secondary)
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(detail.value).font(.title2).monospacedDigit()
            if let note = detail.note { Text(note).font(.callout).foregroundStyle(.secondary) }
          }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.surface, in: .rect(cornerRadius: 14))
      }
    }
  }
}

extension DayDetail.Kind {
  fileprivate var symbol: String {
    switch self {
    case .feelsLike: "thermometer"
    case .rainChance: "umbrella"
    case .humidity: "drop"
    case .uvIndex: "sun.max"
    case .sunrise: "sunrise"
    case .sunset: "sunset"
    }
  }
}
