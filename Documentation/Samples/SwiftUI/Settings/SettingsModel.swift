import Foundation
import Observation

@Observable
final class SettingsModel {
  enum Theme: String, CaseIterable, Identifiable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"

    var id: Self { self }
  }

  enum Accent: String, CaseIterable {
    case blue, green, orange, pink
  }

  var name = "Robin"
  var email = "robin@example.com"
  var theme = Theme.system
  var accent = Accent.blue
  var textSize = 17.0
  var notifies = true
  var quietFrom = 22
  var reminder = Calendar.current.date(from: DateComponents(hour: 8, minute: 30)) ?? Date()
  var usesCellular = false
  private(set) var cacheSize = Measurement(value: 48, unit: UnitInformationStorage.megabytes)

  var cacheDescription: String {
    cacheSize.value == 0 ? "Empty" : "\(Int(cacheSize.value)) MB"
  }

  func clearCache() {
    cacheSize.value = 0
  }

  func reset() {
    theme = .system
    accent = .blue
    textSize = 17
    notifies = true
    quietFrom = 22
    usesCellular = false
  }
}
