import SwiftUI

struct SettingsView: View {
  @State private var model = SettingsModel()
  @AppStorage("currency") private var currency = "EUR"
  @State private var isConfirmingReset = false
  @State private var isShowingAdvanced = false
  private let policy = URL(string: "https://example.com/privacy")

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            ProfileView(model: model)
          } label: {
            ProfileRow(name: model.name, email: model.email)
          }
        }

        Section("Appearance") {
          Picker("Theme", selection: $model.theme) {
            ForEach(SettingsModel.Theme.allCases) { theme in
              Text(theme.rawValue)
            }
          }
          .pickerStyle(.segmented)

          HStack {
            Text("Accent")
            Spacer()
            ForEach(SettingsModel.Accent.allCases, id: \.self) { accent in
              AccentDot(accent: accent, isSelected: model.accent == accent) {
                model.accent = accent
              }
            }
          }

          Slider(value: $model.textSize, in: 13...23, step: 1) {
            Text("Text size")
          }
          Text("The quick brown fox")
            .font(.system(size: model.textSize))
            .foregroundStyle(model.accent.color)
        }

        Section {
          Toggle("Notifications", systemImage: "bell", isOn: $model.notifies)
          if model.notifies {
            DatePicker("Daily reminder", selection: $model.reminder, displayedComponents: .hourAndMinute)
            Stepper("Quiet from \(model.quietFrom):00", value: $model.quietFrom, in: 18...23)
          }
        } header: {
          Text("Notifications")
        } footer: {
          Text("Reminders are sent on the days you choose in the calendar.")
        }

        Section("Region") {
          Picker("Currency", selection: $currency) {
            ForEach(["EUR", "USD", "GBP"], id: \.self) {
              Text($0)
            }
          }
          .pickerStyle(.menu)
        }

        Section("Data") {
          LabeledContent("Cache", value: model.cacheDescription)
          Button("Clear Cache") { model.clearCache() }
          DisclosureGroup("Advanced", isExpanded: $isShowingAdvanced) {
            Toggle("Use cellular data", isOn: $model.usesCellular)
          }
          if let policy {
            Link("Privacy policy", destination: policy)
          }
        }

        Section {
          Button("Reset All Settings", role: .destructive) {
            isConfirmingReset = true
          }
        }
      }
      .tint(model.accent.color)
      .navigationTitle("Settings")
      .confirmationDialog(
        "Reset all settings?", isPresented: $isConfirmingReset, titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive) { model.reset() }
        Button("Keep", role: .cancel) {}
      }
    }
  }
}

private struct ProfileRow: View {
  let name: String
  let email: String

  var body: some View {
    HStack(spacing: 14) {
      Text(name.prefix(1))
        .font(.title2.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: 52, height: 52)
        .background(.blue.gradient, in: .circle)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.title3)
        Text(email)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }
}

private struct ProfileView: View {
  @Bindable var model: SettingsModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
        .textContentType(.name)
      TextField("Email", text: $model.email)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
    }
    .navigationTitle("Profile")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { dismiss() }
      }
    }
  }
}

private struct AccentDot: View {
  let accent: SettingsModel.Accent
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Circle()
        .fill(accent.color)
        .frame(width: 24, height: 24)
        .padding(4)
        .overlay {
          if isSelected {
            Circle().strokeBorder(accent.color, lineWidth: 2)
          }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(accent.rawValue.capitalized)
  }
}

extension SettingsModel.Accent {
  fileprivate var color: Color {
    switch self {
    case .blue: .blue
    case .green: .green
    case .orange: .orange
    case .pink: .pink
    }
  }
}

#Preview {
  SettingsView()
}
