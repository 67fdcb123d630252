import BinderyViews
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The start: a view that does everything.
enum Massive {
  struct Weather: Decodable {
    var description: String
    var temperature: Double
  }

  struct WeatherView: View {
    @State private var place = "McGaheysville, VA"
    @State private var title = " "
    @State private var summary = " "

    var body: some View {
      VStack(spacing: 12) {
        Text(title).font(.largeTitle)
        Text(summary).font(.title)
        TextField("Where?", text: $place).onSubmit(load)
      }
      .onAppear(perform: load)
    }

    private func load() {
      title = "Loading..."
      Task {
        let name = place.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        guard let url = URL(string: "https://weather.example/current?place=\(name)") else { return }
        let (data, _) = try await URLSession.shared.data(from: url)
        let weather = try JSONDecoder().decode(Weather.self, from: data)
        title = place
        summary = "\(weather.description) - \(Int(weather.temperature))℉"
      }
    }
  }
}
