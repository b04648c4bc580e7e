internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import SwiftNaming

/// Renames the uses of names that generators derive from identifiers: `.showPerson`, `MainStoryboard.list`,
/// `StoryboardScene.Main.list`, `R.segue.list.showPerson`.
struct GeneratedNames {
  private let app: LinkedApp
  private let subject: RenameSubject
  /// The beginnings of accessors, each with the old and the new name of its last part.
  private let accessors: [[String]: (old: String, new: String)]
  /// The old and new names of cases and methods in the classes that have the segues and name their
  /// generated types.
  private let members: [(old: String, new: String)]
  private let classes: Set<CodeType.ID>

  init(_ app: LinkedApp, _ subject: RenameSubject) {
    self.app = app
    self.subject = subject
    let (own, new) = (SwiftName.member(subject.old), SwiftName.member(subject.new))
    var accessors: [[String]: (old: String, new: String)] = [:]
    var classes: Set<CodeType.ID> = []
    for name in subject.names where !name.isReference {
      let storyboard = StoryboardName.ofFile(name.location.file)
      let type = SwiftGenName.type(storyboard)
      let swiftGen = (SwiftGenName.member(subject.old), SwiftGenName.member(subject.new))
      let rSwift = (RSwiftName.member(subject.old), RSwiftName.member(subject.new))
      let resources = NavigationCalls.resourceType
      switch subject.kind {
      case .segue:
        accessors[[NavigationCalls.segueType, type]] = swiftGen
        guard let node = name.controller.flatMap({ app.graph.controller($0) }),
          let className = node.className
        else { continue }
        accessors[[resources, "segue", RSwiftName.member(className)]] = rSwift
        for part in ["ID", "Segue", "Cases"] {
          accessors[[className + "Segues", part]] = (own, new)
        }
        classes.formUnion(name.types)
      case .scene:
        accessors[[NavigationCalls.sceneType, type]] = swiftGen
        accessors[[resources, "storyboard", RSwiftName.member(storyboard)]] = rSwift
        accessors[[SwiftName.type(storyboard) + "Storyboard"]] = (own, new)
      case .reuse:
        accessors[[resources, "reuseIdentifier"]] = rSwift
        accessors[[SwiftName.type(storyboard) + "Storyboard", "Reuse"]] = (own, new)
      case .class, .outlet, .action: break
      }
    }
    self.accessors = accessors
    self.classes = classes
    members = [(own, new), (own + "Input", new + "Input")]
  }

  /// The words that a source with such a use contains.
  var words: [String] { accessors.values.map(\.old) }

  /// Whether code names a generated accessor at a place.
  static func isAccessor(_ location: SourceLocation, _ app: LinkedApp) -> Bool {
    app.uses.accessors.contains {
      $0.location.file == location.file && $0.location.line == location.line
    }
  }

  func addPlaces(in named: NamedSources, to places: inout RenamePlaces) {
    for source in named.sources where source.isSwift && !named.generated.contains(source.path) {
      for index in source.tokens.indices where source.isWord(index) {
        guard let (old, new) = accessor(endingAt: index, in: source) ?? member(index, in: source)
        else { continue }
        places.usesGeneratedCode = true
        if old != new { places.replace(source.tokens[index].range, of: source.path, with: new) }
      }
    }
  }

  /// The old and new name of the accessor that ends at a token.
  private func accessor(
    endingAt index: Int, in source: TokenizedSource
  ) -> (old: String, new: String)? {
    for (path, names) in accessors where source.text(index) == names.old {
      var before = index - 1
      let isAll = path.reversed().allSatisfy { part in
        guard source.isMark(before, "."), source.text(before - 1) == part else { return false }
        before -= 2
        return true
      }
      if isAll, !source.isMark(before, ".") { return names }
    }
    return nil
  }

  /// The old and new name of a case or method in a class that adopts its generated segues.
  private func member(_ index: Int, in source: TokenizedSource) -> (old: String, new: String)? {
    guard subject.kind == .segue,
      let type = source.type(around: source.tokens[index].scope)
    else { return nil }
    let word = source.text(index)
    guard let names = members.first(where: { $0.old == word }) else { return nil }
    if word == members[0].old {
      // Only `.show` is such a case, not `x.show`.
      guard source.isMark(index - 1, "."), index > 1, !source.isOperand(index - 2) else {
        return nil
      }
    } else if source.text(index - 1) != "func" {
      return nil
    }
    let ids = app.code.names.types(type.path, in: [], from: nil)
    guard ids.contains(where: classes.contains), ids.contains(where: adopts),
      !ids.contains(where: declaresCase)
    else { return nil }
    return names
  }

  /// Whether the class names its generated segues.
  private func adopts(_ id: CodeType.ID) -> Bool {
    let type = app.code.table[id]
    let segues = type.name + "Segues"
    return type.inherited.contains { $0.fact.hasPrefix(segues) }
      || type.aliases.contains { $0.fact.type.hasPrefix(segues) }
      || type.isSegueSource
  }

  /// Whether a type in the class has a handwritten case of the name.
  private func declaresCase(_ id: CodeType.ID) -> Bool {
    let path = app.code.table[id].path
    return app.code.table.types.contains { type in
      type.path.starts(with: path) && type.cases.contains { $0.fact.name == members[0].old }
    }
  }
}
