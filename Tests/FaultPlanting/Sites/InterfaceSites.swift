import FilesAndPaths
import Findings
import StoryboardModel

extension PlantableApp {
  /// The interface files in which a fault matters; the others are counted as left out.
  ///
  /// Each counts as many times as it has sites, which `count` returns.
  func builtInterfaces(
    _ sites: inout SiteCollector, count: (InterfaceFile) -> Int
  ) -> [Interface] {
    interfaces.filter { interface in
      let path = interface.file.path
      let reason: LeftOut? =
        if !membership.builds(path) {
          .notBuilt
        } else if membership.isTest(path) {
          .ofTests
        } else if interface.file.isLaunchScreen {
          .launchScreen
        } else {
          nil
        }
      if let reason { for _ in 0..<count(interface.file) { sites.leaveOut(reason) } }
      return reason == nil
    }
  }
}

extension PlantableApp.Interface {
  /// An edit that gives an attribute another value.
  func edit(_ attribute: String, at location: SourceLocation, to new: String) -> PlantEdit? {
    guard let range = text.tag(at: location)?.values[attribute] else { return nil }
    return PlantEdit(path: file.path, range: range, new: Self.escaped(new))
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      case "'": text += "&apos;"
      case _ where scalar.value < 0x20: text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// An edit that removes an attribute.
  func removal(of attribute: String, at location: SourceLocation) -> PlantEdit? {
    guard let range = text.tag(at: location)?.attributes[attribute] else { return nil }
    return PlantEdit(path: file.path, range: range, new: "")
  }

  /// An edit that sets an attribute, which may not exist yet.
  func setting(_ attribute: String, at location: SourceLocation, to new: String) -> PlantEdit? {
    if let edit = edit(attribute, at: location, to: new) { return edit }
    guard let tag = text.tag(at: location) else { return nil }
    let end = tag.range.upperBound - (tag.isEmpty ? 2 : 1)
    return PlantEdit(
      path: file.path, range: end..<end, new: " \(attribute)=\"\(Self.escaped(new))\"")
  }

  /// An edit that removes an element but keeps the line numbers of the rest.
  func deletion(at location: SourceLocation) -> PlantEdit? {
    guard let tag = text.tag(at: location), let range = text.element(tag) else { return nil }
    let lines = text.bytes[range].filter { $0 == UInt8(ascii: "\n") }
    return PlantEdit(
      path: file.path, range: range, new: String(repeating: "\n", count: lines.count))
  }

  func place(_ location: SourceLocation) -> LinePlace {
    LinePlace(file: file.path, line: location.line)
  }

  /// All objects of the file.
  var allObjects: [InterfaceObject] {
    (file.scenes.flatMap(\.objects) + file.objects).flatMap(\.selfAndDescendants)
  }

  /// The object with an id.
  func object(_ id: ObjectID?) -> InterfaceObject? {
    guard let id else { return nil }
    return objectsByID[id]
  }

  /// The places of a segue: its own, its owner's, and its scene's controller's.
  func places(of segue: Segue) -> [LinePlace] {
    [place(segue.location)]
      + [segue.owner, segue.holder].compactMap { object($0) }
      .map { place($0.location) }
  }

  var name: String { String(FilePath.name(of: file.path).prefix { $0 != "." }) }
}
