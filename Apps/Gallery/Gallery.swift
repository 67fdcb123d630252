internal import BinderyApp
internal import Cloudy
internal import CoffeeQuest
internal import Grados
internal import MovieInfo
internal import PetAdoption
internal import PetFeeder

/// All apps in one program: a home page that leads to them, and pages with their code.
@main
struct Gallery: App {
  static let program = ProgramDescription(
    name: "gallery", summary: "Shows Bindery’s apps in your browser, or in this terminal.", version: "0.1.0",
    variables: ServiceVariables.variables, examples: ServiceVariables.examples, dataFolder: "bindery",
    offersSampleData: true)

  /// The apps, in the order of the home page. A new app needs one more line here.
  let apps: AppGroup

  init(_ launch: LaunchContext) throws {
    apps = try AppGroup {
      try CloudyApp(launch)
      try CoffeeQuestApp(launch)
      try GradosApp(launch)
      try MovieInfoApp(launch)
      PetAdoptionApp(launch)
      PetFeederApp(launch)
    }
  }

  /// The cards of the apps.
  var cards: [AppCard] { apps.windows.map { AppCard($0) } }

  var body: some Scene {
    let cards = cards
    WindowGroup(HomeView.title) { HomeView(cards: cards) }
      .summary(HomeView.summary)
      .pictures(.gallery)
    WindowGroup("Source", id: "source") {
      SourceView(model: SourceViewModel(cards: cards, folder: SourceFolder()))
    }
    .summary("The code of the apps, to read.")
    apps
  }
}
