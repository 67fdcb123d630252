internal import BinderyTesting
internal import BinderyViews
internal import Foundation
@testable internal import Gallery
internal import Testing

@MainActor
struct SourceTests {
  private func host(at location: [String] = [], folder: SourceFolder = SourceFolder()) -> TestHost {
    var environment = EnvironmentValues()
    environment.location = location
    let grados = WindowGroup("Grados", id: "grados") { Text("Grados") }
    return TestHost(environment: environment) {
      SourceView(model: SourceViewModel(cards: [AppCard(grados)], folder: folder))
    }
  }

  @Test func leadsFromTheAppsToAFileAndShowsItsText() throws {
    let host = host()
    host.tap(.role(.link, "Grados Boxing: a binding fires at once, and then on every change."))
    let rows = host.all(.role(.link)).map(\.name)
    let file: String = try #require(rows.first { $0.hasPrefix("WeatherViewModel.swift") })
    host.tap(.role(.link, file))
    #expect(host.texts.contains("Apps/Grados/ViewModels/WeatherViewModel.swift"))
    #expect(host.texts.contains { $0.contains("public final class WeatherViewModel {") })
    host.expectAccessible()
  }

  @Test func aFilesAddressOpensIt() {
    let host = host(at: ["grados", "WeatherView.swift"])
    #expect(host.texts.contains { $0.contains("public struct WeatherView: View {") })
  }

  @Test func filesSharedWithOtherAppsAreInGroupsOfTheirOwn() throws {
    let lesson = try #require(Lesson.ofApp(at: "grados"))
    let page = SourcePage(
      title: "", teaches: "", place: "Apps/Grados", files: SourceFolder().code(of: lesson))
    let groups = page.groups.map(\.name)
    #expect(groups.contains("ViewModels") && groups.contains("Places/Models"))
    #expect(host(at: ["grados"]).texts.contains("Forecast.swift"))
  }

  @Test func testsAreReadByTheirOwnAddress() {
    let host = host(at: ["grados-tests"])
    #expect(host.texts.contains("WeatherViewTests.swift") && host.texts.contains("GradosJourneys.swift"))
  }

  @Test(arguments: [
    ["nothing"], ["nothing-tests"], ["grados", "..%2F..%2FPackage.swift"], ["grados", "../../Package.swift"],
    ["grados", "Package.swift"],
  ])
  func unknownSourceAddressesShowAMessage(location: [String]) {
    let host = host(at: location)
    #expect(host.texts.contains { $0.contains("no app of this name") || $0.contains("no such file") })
    #expect(!host.texts.contains { $0.contains("swift-tools-version") })
  }

  @Test func whereTheCodeIsMissingItsFolderIsNamed() {
    let host = host(at: ["grados"], folder: SourceFolder(root: URL(filePath: "/nonexistent")))
    #expect(
      host.texts.contains("The code is not on this machine. In the project it is in Apps/Grados."))
  }
}
