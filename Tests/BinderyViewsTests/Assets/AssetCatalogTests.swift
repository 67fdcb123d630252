import BinderyTesting
import Foundation
import Testing

@testable import BinderyViews

/// Names of colors and pictures refer to a bundle's asset catalogs.
@MainActor
@Suite(.serialized) struct AssetCatalogTests {
  /// A bundle with one asset catalog, which is deleted with the object.
  private final class Fixture {
    let bundle: Bundle
    private let folder: URL

    init(_ sets: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString).bundle")
      for (path, contents) in sets {
        let set = folder.appending(path: "Assets.xcassets").appending(path: path)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
      }
      bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private static func color(_ red: String, dark: String? = nil) -> String {
    func entry(_ red: String, _ more: String) -> String {
      """
      { "idiom": "universal", \(more) "color": { "color-space": "srgb",
        "components": { "red": "\(red)", "green": "0x20", "blue": "48", "alpha": "1.000" } } }
      """
    }
    let appearance = #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#
    let entries = [entry(red, "")] + (dark.map { [entry($0, appearance)] } ?? [])
    return "{ \"colors\": [\(entries.joined(separator: ","))], \"info\": { \"version\": 1 } }"
  }

  @Test func aColorSetHasALightAndADarkColor() throws {
    let fixture = try Fixture([
      "Brand.colorset": Self.color("0.502", dark: "0xFF"), "Plain.colorset": Self.color("16"),
      "System.colorset":
        #"{ "colors": [{ "idiom": "universal", "color": { "reference": "systemRedColor" } }] }"#,
    ])
    #expect("\(Color("Brand", bundle: fixture.bundle))" == "light #802030 dark #ff2030")
    #expect("\(Color("Plain", bundle: fixture.bundle))" == "#102030")
    #expect(Color("System", bundle: fixture.bundle) == .red)
  }

  @Test func aMissingColorIsReportedOnce() async throws {
    let fixture = try Fixture(["Bad.colorset": "no JSON"])
    let usual = MissingResources.handler
    defer { MissingResources.handler = usual }
    let name = "Missing \(UUID())"
    var reports: [String] = []
    await withCheckedContinuation { continuation in
      MissingResources.handler = { kind, name in
        reports.append("\(kind) \(name)")
        if name.hasPrefix("Last") { continuation.resume() }
      }
      _ = [Color(name, bundle: fixture.bundle), Color(name, bundle: fixture.bundle)]
      _ = Color("Last \(name)", bundle: fixture.bundle)
    }
    #expect(reports.filter { $0 == "color \(name)" }.count == 1)
    #expect("\(Color("Bad", bundle: fixture.bundle))" == "missing Bad")
  }

  @Test func anImageSetIsShownWithItsNameAsItsLabel() throws {
    let image = #"{ "images": [{ "idiom": "universal", "filename": "logo.svg" }] }"#
    let fixture = try Fixture([
      "Logo.imageset": image, "Icons": #"{ "properties": { "provides-namespace": true } }"#,
      "Icons/Star.imageset": image, "Group/Moon.imageset": image,
    ])
    let host = TestHost {
      VStack {
        Image("Logo", bundle: fixture.bundle)
        Image("Icons/Star", bundle: fixture.bundle, label: Text("Favorite"))
        Image(decorative: "Moon", bundle: fixture.bundle)
      }
    }
    let images = host.all(.role(.image))
    #expect(images.map { $0[.accessibilityLabel] } == ["Logo", "Favorite", nil])
    #expect(images.allSatisfy { $0[.icon] == nil })
    let names = images.map {
      $0[.picture]?.description.split(separator: "/", maxSplits: 1).last.map(String.init)
    }
    #expect(names == ["Logo", "Icons/Star", "Moon"])
  }

  @Test func aMissingImageIsALabeledPlaceholderAndReportedOnce() throws {
    let pdf = #"{ "images": [{ "idiom": "universal", "filename": "logo.pdf" }] }"#
    let fixture = try Fixture(["Document.imageset": pdf])
    let usual = MissingResources.handler
    defer { MissingResources.handler = usual }
    var reports: [String] = []
    MissingResources.handler = { _, name in reports.append(name) }
    let name = "Missing \(UUID())"
    let host = TestHost {
      VStack {
        Image(name, bundle: fixture.bundle)
        Image(decorative: name, bundle: fixture.bundle)
        Image("Document", bundle: fixture.bundle)
      }
    }
    let images = host.all(.role(.image))
    #expect(images.map { $0[.icon] } == [.unknown, .unknown, .unknown])
    #expect(images.map { $0[.accessibilityLabel] } == [name, name, "Document"])
    #expect(reports.filter { $0 == name }.count == 1)
  }

  @Test func theBestFileOfASetIsUsed() throws {
    let set = """
      { "images": [
        { "idiom": "universal", "filename": "a.png", "scale": "1x" },
        { "idiom": "universal", "filename": "a@3x.png", "scale": "3x" },
        { "idiom": "ipad", "filename": "pad.svg" },
        { "idiom": "universal", "filename": "../../out.png", "scale": "3x" },
        { "idiom": "universal", "filename": "dark.png", "scale": "2x",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] } ] }
      """
    let fixture = try Fixture(["Logo.imageset": set])
    let images = try #require(AssetCatalog.of(fixture.bundle).images["Logo"])
    #expect(images.light.url.lastPathComponent == "a@3x.png")
    #expect(images.light.scale == 3)
    #expect(images.dark?.url.lastPathComponent == "dark.png")
  }
}
