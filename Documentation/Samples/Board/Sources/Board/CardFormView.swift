import Bindery
import BinderyViewModels
import BinderyViews
import BoardViewModels

/// The form for a new card.
struct CardFormView: View {
  @Bindable var form: FormViewModel<Card>

  var body: some View {
    Form(form, submit: "Add") {
      TextField("Title", text: $form.value.title).invalid(form.validation[\.title])
      TextField("Owner", text: $form.value.owner).invalid(form.validation[\.owner])
    }
    .navigationTitle("New card")
  }
}
