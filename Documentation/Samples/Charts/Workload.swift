import Bindery
import BinderyViews

@MainActor
final class WorkloadViewModel {
  @Box private(set) var counts = [("To do", 5), ("Doing", 2), ("Done", 9)]

  func finishOne() { counts = [("To do", 4), ("Doing", 2), ("Done", 10)] }
}

struct WorkloadView: View {
  let model: WorkloadViewModel

  var body: some View {
    GroupBox {
      Chart(
        "Cards in each column",
        series: [
          ChartSeries(
            "Cards", style: .bar, points: model.counts.map { name, count in ChartPoint(name, Double(count)) })
        ]
      )
      .frame(height: 160)
    }
  }
}
