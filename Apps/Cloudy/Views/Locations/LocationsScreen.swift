internal import BinderyViewModels
internal import BinderyViews
internal import CloudyViewModels

/// The current location and the favorites.
struct LocationsScreen: View {
  let model: LocationsViewModel
  let banner: UndoNotice
  let add: @MainActor () -> Void

  var body: some View {
    List {
      if let failure = model.failure { FailureSection(text: failure) { model.retry() } }
      Section(model.currentLocationTitle) {
        RepresentableRow(row: model.currentLocation) { model.choose(model.currentLocation) }
        LocationButton(model.locateTitle, action: use)
        if let failure = model.locationFailure {
          Label(failure, systemImage: "exclamationmark.triangle").foregroundStyle(.warning)
            .accessibilityLiveRegion(.polite)
        }
      }
      Section(model.favoritesTitle) {
        if let text = model.emptyText { Text(text).foregroundStyle(.secondary) }
        ForEach(model.favorites) { row in
          RepresentableRow(row: row) { model.choose(row) }
            .swipeActions { Button("Delete", icon: .trash, role: .destructive) { model.delete(row) } }
        }
        .onMove { rows, target in
          if let row = rows.first { model.move(from: row, to: target > row ? target - 1 : target) }
        }
      }
    }
    .navigationTitle(model.title)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Add location", icon: .add, action: add)
      }
      UndoBanner(banner)
    }
  }

  private func use(_ result: Result<UserLocation, LocationFailure>) {
    switch result {
    case .success(let location):
      model.use(latitude: location.coordinate.latitude, longitude: location.coordinate.longitude)
    case .failure(.denied): model.locationIsUnknown(.denied)
    case .failure(.unavailable): model.locationIsUnknown(.unavailable)
    case .failure(.timedOut): model.locationIsUnknown(.timedOut)
    }
  }
}
