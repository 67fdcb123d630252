internal import Bindery
internal import BinderyViews
internal import PetFeederViewModels

/// The dialogs for feeding a pet.
struct FeedQuestions: View {
  @Bindable var model: FeedViewModel

  var body: some View {
    EmptyView()
      .confirmationDialog("Choose Food", isPresented: $model.asksForFood) {
        ForEach(model.meals, id: \.self) { meal in
          Button(meal) { model.choose(meal) }
        }
        Button("New") { model.askForMeal() }
        Button("Cancel", role: .cancel) {}
      }
      .prompt(
        "Add New Meal", message: "Please enter meal description (e.g. \"Dry, 20g\")",
        isPresented: $model.asksForMeal, hint: "Dry food, 20g", text: model.typedMeal, action: "Add",
        perform: model.add)
  }
}

/// The dialogs for choosing the person who feeds.
struct PeopleQuestions: View {
  @Bindable var model: PeopleViewModel

  var body: some View {
    EmptyView()
      .confirmationDialog("Who is feeding?", isPresented: $model.asksWho) {
        ForEach(model.names, id: \.self) { name in
          Button(name) { model.choose(name) }
        }
        Button("Somebody new") { model.askForName() }
        Button("Nobody in particular") { model.choose(nil) }
        Button("Cancel", role: .cancel) {}
      }
      .prompt(
        "Who is feeding?", message: "The name is noted with each meal from this window.",
        isPresented: $model.asksForName, hint: "Your name", text: model.typedName, action: "Add",
        perform: model.add)
  }
}
