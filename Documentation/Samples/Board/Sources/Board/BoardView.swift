import Bindery
import BinderyViews
import BoardViewModels

/// The columns, or the cards of the person who is searched.
struct BoardView: View {
  @Bindable var model: BoardViewModel

  var body: some View {
    TextField("Cards of", text: $model.owner)
    LoadedContent(
      model.found ?? model.all, loading: "Loading the board", failure: "Couldn’t load the board", retry: nil
    ) {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 240), alignment: .top)], alignment: .leading, spacing: 16
      ) {
        if let found = model.found?.value {
          ForEach(found) { CardView(card: $0, model: model) }
        } else {
          ForEach(Card.Stage.allCases, id: \.self) { ColumnView(stage: $0, model: model) }
        }
      }
    } empty: {
      ContentUnavailableView(
        model.found == nil ? "No cards yet" : "Nobody of this name has a card", systemImage: "list.bullet"
      )
    }
    .toolbar {
      Button("New card") { model.form.open() }
      UndoBanner(model.notice)
    }
    .sheet(isPresented: Bindable(model.form).isShown) { CardFormView(form: model.form) }
  }
}

private struct ColumnView: View {
  let stage: Card.Stage
  let model: BoardViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(stage.rawValue).font(.headline)
      ForEach(model.cards(in: stage)) { CardView(card: $0, model: model) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct CardView: View {
  let card: Card
  let model: BoardViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(card.title)
      Text(card.owner).foregroundStyle(.secondary)
      HStack {
        if let next = card.stage.next {
          Button(next.rawValue) { model.move(card, to: next) }
            .accessibilityLabel("Move \(card.title) to \(next.rawValue)")
        }
        if model.isEditor {
          Button("Remove", role: .destructive) { model.remove(card) }
            .accessibilityLabel("Remove \(card.title)")
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.surface, in: .rect(cornerRadius: 10))
  }
}
