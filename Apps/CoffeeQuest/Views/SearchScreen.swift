internal import Bindery
internal import BinderyViews
internal import CoffeeQuestViewModels

/// The search field, the map, and the list beside it.
struct SearchScreen: View {
  let model: CafeMapViewModel
  let showFavorites: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      PlaceSearchView(model: model)
      if let notice = model.notice { SampleNotice(text: notice, model: model) }
      if model.isLocationUnknown {
        StartView(model: model)
      } else {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 340))], spacing: 20) {
          if model.showsMap { CafeMapView(model: model) }
          ResultsView(model: model)
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle("CoffeeQuest")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Favorites", icon: .heart, action: showFavorites)
      }
    }
  }
}

/// The field for a place and the button for the user's position.
struct PlaceSearchView: View {
  @Bindable var model: CafeMapViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 280))], spacing: 12) {
        TextField("City or address", text: $model.placeText, kind: .search)
          .onSubmit { model.submitPlace() }
        HStack(spacing: 12) {
          Button("Search") { model.submitPlace() }.buttonStyle(.borderedProminent)
          LocationButton("Use my location", action: use).buttonStyle(.bordered)
        }
      }
      if let notice = model.locationNotice {
        Label(notice, systemImage: "exclamationmark.triangle").foregroundStyle(.warning)
      }
      if let notice = model.placeNotice {
        Label(notice, systemImage: "magnifyingglass").foregroundStyle(.secondary)
      }
    }
    .accessibilityLiveRegion(.polite)
  }

  private func use(_ result: Result<UserLocation, LocationFailure>) {
    switch result {
    case .success(let place):
      model.searchAroundMe(
        latitude: place.coordinate.latitude, longitude: place.coordinate.longitude, timeZone: place.timeZone)
    case .failure(.denied): model.locationIsUnknown(.denied)
    case .failure(.unavailable): model.locationIsUnknown(.unavailable)
    case .failure(.timedOut): model.locationIsUnknown(.timedOut)
    }
  }
}

/// Instructions before the first search.
struct StartView: View {
  let model: CafeMapViewModel

  var body: some View {
    ContentUnavailableView {
      Label("Where shall we look?", systemImage: "map")
    } description: {
      Text("Your location is unknown. Use it, type a place above, or start in one of these cities.")
    } actions: {
      HStack {
        ForEach(model.suggestions, id: \.self) { place in
          Button(place) { model.searchPlace(place) }.buttonStyle(.bordered)
        }
      }
    }
  }
}

/// A notice that the cafes are sample data, with a button to try again if that may help.
struct SampleNotice: View {
  let text: String
  let model: CafeMapViewModel

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "info")
      Text(text).font(.callout)
      Spacer()
      if model.canTryAgain { Button("Try again") { model.tryAgain() }.buttonStyle(.bordered) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.surface, in: .rect(cornerRadius: 14))
    .foregroundStyle(.secondary)
    .accessibilityLiveRegion(.polite)
  }
}
