import FilesAndPaths
import Findings
import Foundation
import StoryboardModel

extension PlantableApp {
  /// The property lists that make the system open a storyboard, and the projects that generate
  /// such a list, as whole files.
  func lists(naming interface: Interface) -> [LinePlace] {
    let named =
      propertyLists.filter { opens(interface.name, $0.text) }
      + projects.filter { project in
        ["UI", "NS"].contains {
          project.text.contains("INFOPLIST_KEY_\($0)MainStoryboardFile = \(interface.name);")
        }
      }
    let others = interfaces.filter {
      $0.name == interface.name && membership.builds($0.file.path)
    }.map(\.file.path)
    // Each app in a folder has its own `Main`: a list means the nearest one.
    return named.filter { list in
      let nearest = others.map { Self.common($0, list.path) }.max() ?? 0
      return Self.common(interface.file.path, list.path) == nearest
    }
    .map { LinePlace(file: $0.path, line: 0) }
  }

  /// Whether a property list has a name after a key that mentions storyboards.
  private func opens(_ name: String, _ text: String) -> Bool {
    var rest = Substring(text)
    while let value = rest.range(of: "<string>\(name)</string>") {
      let before = rest[..<value.lowerBound]
      guard let end = before.range(of: "</key>", options: .backwards) else { return false }
      let key = before[..<end.lowerBound].range(of: "<key>", options: .backwards)
      let written = key.map { before[$0.upperBound..<end.lowerBound].lowercased() } ?? ""
      if written.contains("storyboard") { return true }
      rest = rest[value.upperBound...]
    }
    return false
  }

  /// The number of folders that two paths share.
  private static func common(_ left: String, _ right: String) -> Int {
    zip(
      FilePath.folder(of: left).split(separator: "/"),
      FilePath.folder(of: right).split(separator: "/")
    ).prefix { $0 == $1 }.count
  }
}
