internal import Foundation

/// The addresses of Leaflet, the library that draws maps.
public struct Leaflet: Sendable, Hashable {
  /// The address of the script.
  public var script: String
  /// The address of the style.
  public var style: String
  /// The subresource integrity of the script, for a copy on another server.
  public var integrity: String?
  /// The subresource integrity of the style.
  public var styleIntegrity: String?

  /// Debian's package `libjs-leaflet`, served like the client's own files; nil if it is not installed.
  public static let installed: Leaflet? =
    ClientFiles.all.contains { $0.name == "leaflet.min.js" }
    ? Leaflet(script: ClientFiles.path("leaflet.min.js"), style: ClientFiles.path("leaflet.css")) : nil

  /// Version 1.9.4 of the public distribution.
  public static let distributed = Leaflet(
    script: "https://unpkg.com/leaflet@1.9.4/dist/leaflet.js",
    style: "https://unpkg.com/leaflet@1.9.4/dist/leaflet.css",
    integrity: "sha256-20nQCchB9co0qIjJZRGuk2/Z9VM+kNiyxNV1lvTlZBo=",
    styleIntegrity: "sha256-p4NxAoJBhIIN+hmNHrzRCf9tD/miZyoHS5obTRR9BMY=")

  /// The folder of Debian's package.
  static let folder = "/usr/share/javascript/leaflet"

  /// The attributes that the client reads.
  var json: String {
    var fields = ["script": script, "style": style]
    fields["integrity"] = integrity
    fields["styleIntegrity"] = styleIntegrity
    var json = ""
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      json.append(json.isEmpty ? "{" : ",")
      JSONText.append(name, to: &json)
      json.append(":")
      JSONText.append(value, to: &json)
    }
    return json + "}"
  }
}
