internal import BinderyViewModels
internal import BinderyViews
internal import CloudyViewModels

/// The present weather above the week, or beside it if there is room.
struct ForecastScreen: View {
  let model: CloudyViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let notice = model.notice { Notice(text: notice) }
      if model.canFetchRealWeather { Button("Try again") { model.retry() }.buttonStyle(.bordered) }
      if let notice = model.storeNotice { Notice(text: notice) }
      ForEach(model.alerts.alerts) { AlertCard(alert: $0) }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 380))], spacing: 20) {
        VStack(spacing: 20) {
          DayView(model: model)
          HourlyView(model: model.hourly)
        }
        VStack(spacing: 20) {
          WeekView(model: model.week)
          DetailsView(model: model.details)
        }
      }
      if let credit = model.credit { Link(credit.text, destination: credit.url).font(.caption) }
    }
    .refreshable { await model.refresh() }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle(model.title)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Locations", icon: .location) { model.showLocations() }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("All places at a glance", icon: .list) { model.showGlance() }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Settings", icon: .settings) { model.showSettings() }
      }
      UndoBanner(model.banner)
    }
  }
}
