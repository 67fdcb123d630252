import Bindery
import BinderyViews
import BoardViewModels

/// The form for a new card.
struct CardFormView: View {
  @Bindable var model: CardFormViewModel

  var body: some View {
    Form {
      TextField("Title", text: $model.title).invalid(model.validation[.title])
      TextField("Owner", text: $model.owner).invalid(model.validation[.owner])
      if let problem = model.problem { Text(problem).foregroundStyle(.critical) }
      Button("Add", role: .submit) { model.add.execute() }.buttonStyle(.borderedProminent)
    }
    .onSubmit { model.add.execute() }
    .navigationTitle("New card")
  }
}
