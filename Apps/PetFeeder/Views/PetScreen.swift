internal import Bindery
internal import BinderyViews
internal import PetFeederViewModels

/// The page of a pet.
struct PetScreen: View {
  @Bindable var model: PetPageViewModel
  let window: PetFeederViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      if let content = model.content {
        Picker("Part", selection: $model.part) {
          ForEach(PetPageViewModel.Part.allCases, id: \.self) { part in Text(part.title).tag(part) }
        }
        .pickerStyle(.segmented)
        switch model.part {
        case .today: TodayView(content: content)
        case .history: HistoryView(model: content.history, card: content.card)
        case .health: HealthView(model: content.health)
        }
      } else if model.isLoading {
        LoadingView("Loading the pet")
      } else {
        ContentUnavailableView(
          "Pet not found", systemImage: "magnifyingglass",
          description: Text("It may have been deleted. The others wait on the first screen."))
      }
    }
    .navigationTitle(model.title)
    .toolbar {
      ToolbarItem {
        if model.content != nil { Button("Edit Pet", icon: .edit) { window.list.edit(pet: model.id) } }
      }
      UndoBanner(window.notice)
    }
  }
}

/// The pet's meals and duties of today.
struct TodayView: View {
  let content: PetPageViewModel.Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        GroupBox {
          VStack(spacing: 8) {
            PetPictureView(content.card.picture, size: 112)
            LastFedView(card: content.card)
            Button("Feed") { content.card.feed() }.buttonStyle(.borderedProminent)
            OthersFeedingView(card: content.card)
          }
        }
        ScheduleView(model: content.schedule)
        if !content.amounts.isEmpty { AmountsView(model: content.amounts) }
      }
    }
  }
}

/// The chart of the amounts of food.
struct AmountsView: View {
  let model: AmountsViewModel

  var body: some View {
    GroupBox {
      Chart(
        model.title, unit: model.unit,
        series: [
          ChartSeries(
            model.seriesName, style: .bar, points: model.days.map { ChartPoint($0.label, $0.value) })
        ])
    }
  }
}
