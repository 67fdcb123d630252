import SwiftUI

struct WeatherListView: View {
  @StateObject private var viewModel: WeatherListViewModel

  init(viewModel: @autoclosure @escaping () -> WeatherListViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    NavigationView {
      List {
        if viewModel.cities.isEmpty && !viewModel.isLoading {
          ContentUnavailableView.search(text: viewModel.searchText)
        } else {
          Section(header: Text("Now"), footer: Text("On average \(viewModel.average)")) {
            ForEach(viewModel.cities) { city in
              NavigationLink(destination: WeatherDetailView(city: city, viewModel: viewModel)) {
                WeatherRow(city: city, temperature: viewModel.temperature(city.celsius))
              }
            }
          }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .searchable(text: $viewModel.searchText, prompt: "Search for a city")
      .refreshable { await viewModel.refresh() }
      .overlay {
        if viewModel.isLoading {
          ProgressView()
        }
      }
      .navigationBarTitle("Weather")
      .navigationBarItems(
        trailing: Button(action: { Task { await viewModel.refresh() } }) {
          Image(systemName: "arrow.clockwise")
        }
        .accessibilityLabel("Refresh")
      )
      .alert(
        "Something went wrong",
        isPresented: Binding(
          get: { viewModel.errorMessage != nil },
          set: { if !$0 { viewModel.errorMessage = nil } })
      ) {
        Button("Try Again") { Task { await viewModel.refresh() } }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(viewModel.errorMessage ?? "")
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .task { await viewModel.refresh() }
  }
}

struct WeatherRow: View {
  let city: CityWeather
  let temperature: String

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: city.sky.symbol)
        .font(.title2)
        .foregroundColor(city.sky.color)
        .frame(width: 32)
      VStack(alignment: .leading, spacing: 2) {
        Text(city.city)
          .font(.headline)
        Text(city.country)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(temperature)
        .font(.system(size: 28, weight: .light, design: .rounded))
        .monospacedDigit()
    }
    .padding(.vertical, 4)
  }
}

struct WeatherDetailView: View {
  let city: CityWeather
  @ObservedObject var viewModel: WeatherListViewModel

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        VStack(spacing: 8) {
          Image(systemName: city.sky.symbol)
            .font(.system(size: 64))
          Text(viewModel.temperature(city.celsius))
            .font(.system(size: 72, weight: .thin))
          Text(city.sky.rawValue.capitalized)
            .font(.title3)
            .opacity(0.85)
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 40)
        .background(
          LinearGradient(
            gradient: Gradient(colors: [.blue, .indigo]), startPoint: .top, endPoint: .bottom)
        )
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))

        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
          WeatherFact(title: "Low", value: viewModel.temperature(city.low), symbol: "thermometer.snowflake")
          WeatherFact(title: "High", value: viewModel.temperature(city.high), symbol: "thermometer.sun")
          WeatherFact(title: "Humidity", value: "\(Int(city.humidity * 100)) %", symbol: "humidity")
          WeatherFact(title: "Wind", value: "\(Int(city.wind)) km/h", symbol: "wind")
        }
      }
      .padding()
    }
    .navigationBarTitle(Text(city.city), displayMode: .inline)
  }
}

private struct WeatherFact: View {
  let title: String
  let value: String
  let symbol: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: symbol)
        .font(.caption)
        .foregroundColor(.secondary)
      Text(value)
        .font(.title2.weight(.semibold))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.secondarySystemBackground))
    .cornerRadius(12)
  }
}

extension CityWeather.Sky {
  fileprivate var color: Color {
    switch self {
    case .clear: return .orange
    case .cloudy: return .gray
    case .rain: return .blue
    case .storm: return .purple
    case .snow: return .teal
    }
  }
}

struct WeatherListView_Previews: PreviewProvider {
  static var previews: some View {
    WeatherListView(viewModel: WeatherListViewModel(service: SampleWeather()))
  }
}
