import Combine
import Foundation

final class SignUpViewModel: ObservableObject {
  enum PasswordStrength: Int {
    case weak = 1
    case fair
    case strong
  }

  // Input
  @Published var username = ""
  @Published var email = ""
  @Published var password = ""
  @Published var passwordAgain = ""
  @Published var birthday =
    Calendar.current.date(from: DateComponents(year: 2000, month: 1, day: 1)) ?? Date()
  @Published var acceptsTerms = false

  // Output
  @Published private(set) var usernameMessage = ""
  @Published private(set) var emailMessage = ""
  @Published private(set) var passwordMessage = ""
  @Published private(set) var strength = PasswordStrength.weak
  @Published private(set) var isValid = false

  private var cancellables: Set<AnyCancellable> = []

  private var isUsernameValid: AnyPublisher<Bool, Never> {
    $username
      .debounce(for: 0.4, scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { $0.count >= 3 }
      .eraseToAnyPublisher()
  }

  private var isEmailValid: AnyPublisher<Bool, Never> {
    $email
      .map { $0.range(of: "^[^@ ]+@[^@ ]+\\.[^@ ]+$", options: .regularExpression) != nil }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  private var passwordStrength: AnyPublisher<PasswordStrength, Never> {
    $password
      .map { password in
        let kinds = [CharacterSet.lowercaseLetters, .uppercaseLetters, .decimalDigits]
          .filter { password.rangeOfCharacter(from: $0) != nil }
        switch (password.count, kinds.count) {
        case (12..., 2...): return .strong
        case (8..., 2...): return .fair
        default: return .weak
        }
      }
      .eraseToAnyPublisher()
  }

  private var isPasswordValid: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest3($password, $passwordAgain, passwordStrength)
      .map { password, again, strength in password == again && strength != .weak }
      .eraseToAnyPublisher()
  }

  init() {
    isUsernameValid
      .dropFirst()
      .map { $0 ? "" : "At least three characters." }
      .receive(on: RunLoop.main)
      .assign(to: &$usernameMessage)

    isEmailValid
      .combineLatest($email)
      .map { isValid, email in isValid || email.isEmpty ? "" : "This is not an email address." }
      .assign(to: &$emailMessage)

    passwordStrength
      .assign(to: &$strength)

    Publishers.CombineLatest3($password, $passwordAgain, passwordStrength)
      .map { password, again, strength in
        if password.isEmpty { return "" }
        if strength == .weak { return "Use eight characters or more, with letters and digits." }
        return again.isEmpty || again == password ? "" : "The passwords differ."
      }
      .assign(to: &$passwordMessage)

    Publishers.CombineLatest4(isUsernameValid, isEmailValid, isPasswordValid, $acceptsTerms)
      .map { $0 && $1 && $2 && $3 }
      .sink { [weak self] isValid in self?.isValid = isValid }
      .store(in: &cancellables)
  }
}
