import SwiftData
import SwiftUI

/// Nine screens as iOS developers write them, each in a window of its own: the first at `/`, the others at their `id`.
@main
struct SamplesApp: App {
  @StateObject private var expenses = ExpenseStore.sample

  var body: some Scene {
    WindowGroup("Weather") {
      WeatherListView(viewModel: WeatherListViewModel(service: SampleWeather()))
    }
    WindowGroup("Movies", id: "movies") {
      MovieListView(model: MovieListModel(catalog: SampleCatalog()))
    }
    WindowGroup("Sign Up", id: "sign-up") {
      SignUpView(viewModel: SignUpViewModel())
    }
    WindowGroup("Expenses", id: "expenses") {
      ExpensesView()
        .environmentObject(expenses)
    }
    WindowGroup("Books", id: "books") {
      BooksView()
    }
    WindowGroup("Chat", id: "chat") {
      ChatView(model: .sample)
    }
    WindowGroup("Photos", id: "photos") {
      PhotoGridView()
    }
    WindowGroup("Trips", id: "trips") {
      TripListView()
    }
    .modelContainer(for: Trip.self)
    Settings {
      SettingsView()
    }
  }
}
