internal import FilesAndPaths
package import StoryboardModel

/// A file as lines that change only if its meaning does, for line-based diff tools.
///
/// Leaves out ids, positions in the file and on the canvas, and computed frames; sorts whatever has
/// no meaningful order.
package struct FileDescription: Sendable {
  /// The maximum number of characters of a line; a longer one would be unreadable.
  private static let longestLine = 1_000

  private let index: ObjectIndex
  private let names: ObjectNames
  /// The segues of each scene, by its index; under nil those outside of all scenes.
  private let segues: [Int?: [Segue]]
  private let connections: [Int?: [Connection]]

  package init(_ file: InterfaceFile) {
    let index = ObjectIndex(file)
    self.index = index
    names = ObjectNames(index)
    segues = Dictionary(grouping: file.segues) { index.node($0.holder)?.scene }
    connections = Dictionary(grouping: file.connections) { index.node($0.holder)?.scene }
  }

  /// The lines, each with a line break.
  package var text: String {
    var lines = documentLines
    let scenes = index.file.scenes.indices.map { (names.sceneName($0), $0) }
    for (name, scene) in scenes.sorted(by: { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }) {
      lines.append("")
      lines.append("scene \(name)")
      lines += sceneLines(scene)
    }
    if !index.fileRoots.isEmpty {
      lines.append("")
      lines += connectionLines(scene: nil)
      for root in index.fileRoots { lines += objectLines(root, indentation: "  ") }
    }
    // Each line stays one line, whatever its text contains.
    return lines.map { TerminalText.escaped($0, columns: Self.longestLine) + "\n" }.joined()
  }

  private var documentLines: [String] {
    let file = index.file
    var lines = ["\(file.kind.rawValue) for \(file.targetRuntime)"]
    if let initial = file.initialControllerID {
      lines.append("initial scene: \(names.name(of: initial))")
    }
    let known = Versions.toolAttributes.union(["type", "targetRuntime", "initialViewController"])
    for (key, value) in file.attributes.sorted(by: { $0.key < $1.key })
    where !known.contains(key) {
      lines.append("\(key): \(value)")
    }
    for setting in file.settings where SettingComparison.documentNoise(setting.path) == nil {
      lines.append(
        "\(SettingText.name(of: setting.path)): \(SettingText.value(of: setting, names))")
    }
    return lines
  }

  private func sceneLines(_ scene: Int) -> [String] {
    let main = index.mainObjects[scene]
    var lines = main.map { propertyLines($0, indentation: "  ") } ?? []
    lines += segueLines(scene) + connectionLines(scene: scene)
    for child in main.map({ index.nodes[$0].children }) ?? [] {
      lines += objectLines(child, indentation: "  ")
    }
    for root in index.sceneRoots[scene] where root != main {
      if !Self.isInEveryScene(index.nodes[root].object) {
        lines += objectLines(root, indentation: "  ")
      }
    }
    return lines
      + index.sceneRoots[scene].flatMap(index.tree).compactMap(constraintLine).sorted()
  }

  /// Whether an object is the exit or the first responder, which Interface Builder adds to every scene.
  private static func isInEveryScene(_ object: InterfaceObject) -> Bool {
    switch object.element {
    case "exit": true
    case "placeholder": object.customClass?.name == "UIResponder"
    default: false
    }
  }

  private func segueLines(_ scene: Int) -> [String] {
    let segues = segues[scene] ?? []
    // Relationships keep their order, which is the order of the tabs.
    let ordered = segues.filter { $0.relationship != nil }.map(lines)
    let unordered = segues.filter { $0.relationship == nil }.map(lines)
    return (ordered + unordered.sorted { $0.lexicographicallyPrecedes($1) }).flatMap(\.self)
  }

  private func lines(_ segue: Segue) -> [String] {
    let isManual = segue.holder == segue.owner
    let from = isManual ? "" : " from \(names.name(of: segue.holder))"
    let known = ["id", "kind", "destination", "identifier", "relationship", "unwindAction"]
    let attributes = segue.attributes.filter { !known.contains($0.key) }
    return ["  segue \(names.name(of: segue))\(from)"]
      + values(attributes).map { "    \($0)" }
      + segue.popoverArrowDirections.map { "    popoverArrowDirection: \($0)" }
  }

  private func connectionLines(scene: Int?) -> [String] {
    (connections[scene] ?? []).map { connection in
      let kind =
        switch connection.kind {
        case .outlet: "outlet "
        case .outletCollection: "outlet collection "
        case .action: "action "
        case .other: ""
        }
      return "  \(kind)\(names.name(of: connection))"
    }.sorted()
  }

  private func objectLines(_ place: Int, indentation: String) -> [String] {
    let node = index.nodes[place]
    guard node.object.element != "constraint" else { return [] }
    var lines = ["\(indentation)\(names.name(of: place))"]
    lines += propertyLines(place, indentation: indentation + "  ")
    for child in node.children { lines += objectLines(child, indentation: indentation + "  ") }
    if node.scene == nil, node.parent == nil {
      lines += index.tree(place).compactMap(constraintLine).sorted()
    }
    return lines
  }

  private func constraintLine(_ place: Int) -> String? {
    guard index.nodes[place].object.element == "constraint" else { return nil }
    let known = [
      "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
      "multiplier", "constant", "priority",
    ]
    let others = values(index.nodes[place].object.attributes.filter { !known.contains($0.key) })
    return (["  constraint \(names.name(of: place))"] + others).joined(separator: ", ")
  }

  /// Returns the properties of an object, its frame and texts first.
  private func propertyLines(_ place: Int, indentation: String) -> [String] {
    let node = index.nodes[place]
    let object = node.object
    let left = ["id", "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity", "key"]
    var lines: [String] = []
    if let frame = object.frame, !FrameRule.isComputed(node, in: index) {
      lines.append("frame: \(frame.text)")
    }
    lines += values(object.attributes.filter { !left.contains($0.key) })
    lines += object.texts.filter { object.attributes[$0.role] != $0.string }
      .map { "\($0.role == "normal" ? "title" : $0.role): \($0.string)" }
    lines += object.runtimeAttributes.map {
      "runtime attribute \($0.keyPath): \($0.value ?? $0.type)"
    }
    lines += SettingText.withoutHolders(object.settings).filter {
      SettingComparison.noise($0.path) == nil
    }.map {
      "\(SettingText.name(of: $0.path)): \(SettingText.value(of: $0, names))"
    }
    return lines.map { indentation + $0 }
  }

  private func values(_ attributes: [String: String]) -> [String] {
    attributes.map { key, text in
      "\(Versions.plainNames[key] ?? key): \(names.value(text, of: key))"
    }.sorted()
  }
}
