import SwiftUI

struct SignUpView: View {
  private enum Field: Hashable {
    case username, email, password, passwordAgain
  }

  @ObservedObject var viewModel: SignUpViewModel
  @FocusState private var focus: Field?
  @State private var showingWelcome = false

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Account"), footer: ValidationMessage(text: viewModel.usernameMessage)) {
          TextField("Username", text: $viewModel.username)
            .autocapitalization(.none)
            .disableAutocorrection(true)
            .focused($focus, equals: .username)
            .onSubmit { focus = .email }
        }

        Section(footer: ValidationMessage(text: viewModel.emailMessage)) {
          TextField("Email", text: $viewModel.email)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .focused($focus, equals: .email)
            .onSubmit { focus = .password }
        }

        Section(
          header: Text("Password"),
          footer: ValidationMessage(text: viewModel.passwordMessage)
        ) {
          SecureField("Password", text: $viewModel.password)
            .textContentType(.newPassword)
            .focused($focus, equals: .password)
            .onSubmit { focus = .passwordAgain }
          SecureField("Repeat password", text: $viewModel.passwordAgain)
            .textContentType(.newPassword)
            .focused($focus, equals: .passwordAgain)
          if !viewModel.password.isEmpty {
            StrengthMeter(strength: viewModel.strength)
          }
        }

        Section {
          DatePicker(
            "Birthday", selection: $viewModel.birthday, in: ...Date(), displayedComponents: .date)
          Toggle(isOn: $viewModel.acceptsTerms) {
            Text("I accept the terms")
          }
        }

        Section {
          Button(action: { showingWelcome = true }) {
            Text("Sign Up")
              .frame(maxWidth: .infinity)
          }
          .disabled(!viewModel.isValid)
        }
      }
      .navigationBarTitle("Sign Up")
      .alert(isPresented: $showingWelcome) {
        Alert(
          title: Text("Welcome, \(viewModel.username)!"),
          message: Text("We sent a link to \(viewModel.email)."),
          dismissButton: .default(Text("OK")))
      }
    }
  }
}

private struct ValidationMessage: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.footnote)
      .foregroundColor(.red)
  }
}

private struct StrengthMeter: View {
  let strength: SignUpViewModel.PasswordStrength

  private var color: Color {
    switch strength {
    case .weak: return .red
    case .fair: return .orange
    case .strong: return .green
    }
  }

  private var label: String {
    switch strength {
    case .weak: return "Weak"
    case .fair: return "Fair"
    case .strong: return "Strong"
    }
  }

  var body: some View {
    HStack(spacing: 6) {
      ForEach(1..<4) { step in
        Capsule()
          .fill(step <= strength.rawValue ? color : Color.gray.opacity(0.25))
          .frame(height: 6)
      }
      Text(label)
        .font(.caption)
        .foregroundColor(color)
        .frame(width: 56, alignment: .trailing)
    }
  }
}

struct SignUpView_Previews: PreviewProvider {
  static var previews: some View {
    SignUpView(viewModel: SignUpViewModel())
  }
}
