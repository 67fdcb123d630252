import SwiftUI

struct ChatView: View {
  @State private var model: ChatModel
  @FocusState private var isComposing: Bool

  init(model: ChatModel) {
    _model = State(wrappedValue: model)
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(model.messages) { message in
              Bubble(message: message)
                .contextMenu {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    model.delete(message)
                  }
                }
            }
            if model.isTyping {
              TypingIndicator(name: model.partner.name)
            }
          }
          .padding()
        }

        Divider()

        HStack(spacing: 8) {
          TextField("Message", text: $model.draft)
            .focused($isComposing)
            .onSubmit(send)
          Button(action: send) {
            Image(systemName: "arrow.up.circle.fill")
              .font(.title)
          }
          .disabled(!model.canSend)
          .accessibilityLabel("Send")
        }
        .padding()
        .background(.thinMaterial)
      }
      .navigationTitle(model.partner.name)
      .navigationBarTitleDisplayMode(.inline)
    }
    .onAppear { isComposing = true }
  }

  private func send() {
    Task {
      await model.send()
      isComposing = true
    }
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 48) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 4) {
        Text(message.text)
          .padding(.horizontal, 14)
          .padding(.vertical, 10)
          .foregroundStyle(message.isMine ? .white : .primary)
          .background(
            message.isMine ? Color.blue : Color(.secondarySystemBackground),
            in: RoundedRectangle(cornerRadius: 18))
        Text(message.date, style: .time)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      if !message.isMine { Spacer(minLength: 48) }
    }
  }
}

private struct TypingIndicator: View {
  let name: String

  var body: some View {
    HStack(spacing: 8) {
      ProgressView()
      Text("\(name) is typing…")
        .font(.footnote)
        .italic()
        .foregroundStyle(.secondary)
      Spacer()
    }
    .transition(.opacity)
  }
}

#Preview {
  ChatView(model: .sample)
}
