internal import BinderyViews
internal import CloudyViewModels

/// The next hours as a strip, and their temperature as a line chart. Empty if the service sends no hours.
struct HourlyView: View {
  let model: HourlyViewModel

  var body: some View {
    if model.isLoading {
      Hours(title: "Hours", hours: HourViewModel.placeholders, chart: TemperatureChart.placeholder)
        .redacted(reason: .placeholder)
    } else if !model.hours.isEmpty {
      Hours(title: "Next hours", hours: model.hours, chart: model.chart)
    }
  }
}

private struct Hours: View {
  let title: String
  let hours: [HourViewModel]
  let chart: TemperatureChart?

  var body: some View {
    GroupBox {
      Text(title).font(.headline).accessibilityHeading(.h2)
      ScrollView(.horizontal) {
        ForEach(hours) { HourColumn(hour: $0) }
      }
      .accessibilityLabel(title)
      if let chart {
        Divider()
        Chart(
          chart.title, unit: "°",
          series: [
            ChartSeries(
              "Temperature", points: chart.points.map { ChartPoint($0.time, $0.degrees) })
          ])
      }
    }
  }
}

private struct HourColumn: View {
  let hour: HourViewModel

  var body: some View {
    VStack(spacing: 4) {
      Text(hour.time).font(.caption).foregroundStyle(.secondary).monospacedDigit()
      WeatherImage(picture: hour.picture, size: 36)
      Text(hour.temperature).monospacedDigit()
      if let chance = hour.rainChance {
        Text(chance).font(.caption).foregroundStyle(.tint).monospacedDigit()
      }
    }
    // Hours without a chance of rain are lower than the others, and begin at the same height.
    .frame(width: 56, alignment: .top)
  }
}
