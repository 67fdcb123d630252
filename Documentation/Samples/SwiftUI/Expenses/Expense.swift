import Foundation

struct Expense: Identifiable, Codable, Equatable {
  enum Category: String, Codable, CaseIterable, Identifiable {
    case food, home, travel, fun

    var id: String { rawValue }

    var symbol: String {
      switch self {
      case .food: return "fork.knife"
      case .home: return "house.fill"
      case .travel: return "airplane"
      case .fun: return "gamecontroller.fill"
      }
    }
  }

  var id = UUID()
  var title: String
  var amount: Double
  var category: Category
  var date = Date()
}
