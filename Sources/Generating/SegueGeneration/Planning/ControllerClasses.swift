internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The controller classes of a platform's storyboards, each with all its scenes.
struct ControllerClasses {
  /// One class.
  struct Entry {
    var className: ClassName
    var namespace: String
    /// The path of the file whose output contains it: the first file with the class.
    var home: String
    /// The scenes in all files, by path, then in the order of the file.
    var scenes: [ControllerNode]
  }

  /// The classes, sorted by name, then by module.
  private(set) var entries: [Entry] = []
  private(set) var findings: [Finding] = []

  /// Collects the classes of files, which must be sorted by path.
  init(files: [String], graph: NavigationGraph, naming: ClassNaming) {
    var scenes: [ClassName: [ControllerNode]] = [:]
    var spellings: [String?: Spellings] = [:]
    for file in files {
      for node in graph.controllers[file] ?? [] where node.kind != .application {
        switch naming.resolve(node.customClass, in: file) {
        case .custom(let name):
          scenes[name, default: []].append(node)
          spellings[name.module, default: Spellings()].add(
            className: node.customClass?.name ?? name.name, at: node.location)
        case .unusable(let custom): findings.append(.unusable(custom, at: node.location))
        case .system: break
        }
      }
    }
    findings += spellings.values.flatMap(\.findings)
    let names = scenes.keys.sorted()
    let namespaces = Self.namespaces(for: names)
    entries = names.map { name in
      let nodes = scenes[name] ?? []
      return Entry(
        className: name, namespace: namespaces[name] ?? name.baseName,
        home: nodes.first?.id.file ?? "", scenes: nodes)
    }
  }

  /// Returns a type name for each class: short, or with its module or outer class if it is not
  /// unique.
  private static func namespaces(for names: [ClassName]) -> [ClassName: String] {
    // The target's own classes first, so that other modules' classes get longer names.
    let names = names.sorted { ($0.module ?? "", $0.name) < ($1.module ?? "", $1.name) }
    var result: [ClassName: String] = [:]
    var taken = Set(names.map(\.baseName))
    for name in names {
      var namespace = withoutBackticks(name.baseName) + "Segues"
      if taken.contains(namespace) { namespace = longNamespace(for: name, taken: taken) }
      taken.insert(namespace)
      result[name] = namespace
    }
    return result
  }

  /// Returns a type name with the class's module, its outer classes, both, or a number.
  private static func longNamespace(for name: ClassName, taken: Set<String>) -> String {
    let parts = name.name.split(separator: ".").map { withoutBackticks(String($0)) }
    let whole = (name.module ?? "") + parts.joined()
    let candidates = [(name.module ?? "") + (parts.last ?? ""), parts.joined(), whole]
    let free = candidates.first { !taken.contains($0 + "Segues") }
    var number = 2
    while free == nil, taken.contains("\(whole)\(number)Segues") { number += 1 }
    return (free ?? "\(whole)\(number)") + "Segues"
  }

  private static func withoutBackticks(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }
}
