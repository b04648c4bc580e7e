internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import SwiftNaming

/// Renames the uses of names that generators derive from identifiers: `.showPerson`, `MainStoryboard.list`,
/// `StoryboardScene.Main.list`, `R.segue.list.showPerson`.
struct GeneratedNames {
  private struct Names {
    var old: String
    var new: String
    /// Whether the old name is also that of identifiers that aren't renamed.
    var isShared = false
  }

  private let app: LinkedApp
  private let subject: RenameSubject
  /// The beginnings of accessors, each with the old and the new name of its last part.
  private let accessors: [[String]: Names]
  /// The old and new names of cases and methods in the classes that have the segues and name their
  /// generated types.
  private let members: [Names]
  private let classes: Set<CodeType.ID>

  init(_ app: LinkedApp, _ subject: RenameSubject) {
    self.app = app
    self.subject = subject
    var accessors: [[String]: Names] = [:]
    var classes: Set<CodeType.ID> = []
    let renamed = Set(subject.names.map(\.location))
    let others = subject.allNames.filter { !$0.isReference && !renamed.contains($0.location) }
    let otherStoryboards = Set(others.map { StoryboardName.ofFile($0.location.file) })
    for name in subject.names where !name.isReference {
      let storyboard = StoryboardName.ofFile(name.location.file)
      let className = name.controller.flatMap { app.graph.controller($0) }?.className
      if subject.kind == .segue, className != nil { classes.formUnion(name.types) }
      let accessorsOfName = Self.accessors(
        of: subject, in: storyboard, className,
        isShared: otherStoryboards.contains(storyboard), hasOthers: !others.isEmpty)
      accessors.merge(accessorsOfName) { $1 }
    }
    self.accessors = accessors
    self.classes = classes
    let (old, new) = (SwiftName.member(subject.old), SwiftName.member(subject.new))
    members = [Names(old: old, new: new), Names(old: old + "Input", new: new + "Input")]
  }

  /// The accessors that SwiftGen, R.swift and this package generate for a name in a storyboard.
  ///
  /// `isShared` says whether the storyboard has the old name more often than it is renamed, and `hasOthers` whether any
  /// storyboard has.
  private static func accessors(
    of subject: RenameSubject, in storyboard: String, _ className: String?, isShared: Bool,
    hasOthers: Bool
  ) -> [[String]: Names] {
    let own = Names(old: SwiftName.member(subject.old), new: SwiftName.member(subject.new))
    let ownShared = Names(old: own.old, new: own.new, isShared: isShared)
    let swiftGen = Names(
      old: SwiftGenName.member(subject.old), new: SwiftGenName.member(subject.new),
      isShared: isShared)
    var rSwift = Names(old: RSwiftName.member(subject.old), new: RSwiftName.member(subject.new))
    let (type, resources) = (SwiftGenName.type(storyboard), NavigationCalls.resourceType)
    switch subject.kind {
    case .segue:
      var accessors = [[NavigationCalls.segueType, type]: swiftGen]
      guard let className else { return accessors }
      accessors[[resources, "segue", RSwiftName.member(className)]] = rSwift
      for part in ["ID", "Segue", "Cases"] { accessors[[className + "Segues", part]] = own }
      return accessors
    case .scene:
      rSwift.isShared = isShared
      return [
        [NavigationCalls.sceneType, type]: swiftGen,
        [resources, "storyboard", RSwiftName.member(storyboard)]: rSwift,
        [SwiftName.type(storyboard) + "Storyboard"]: ownShared,
      ]
    case .reuse:
      rSwift.isShared = hasOthers
      return [
        [resources, "reuseIdentifier"]: rSwift,
        [SwiftName.type(storyboard) + "Storyboard", "Reuse"]: ownShared,
      ]
    case .class, .outlet, .action: return [:]
    }
  }

  /// The old names of the accessors; a source that uses one contains one of these words.
  var words: [String] { accessors.values.map(\.old) }

  /// Whether code names a generated accessor at a place.
  static func isAccessor(_ location: SourceLocation, _ app: LinkedApp) -> Bool {
    app.uses.accessors.contains {
      $0.location.file == location.file && $0.location.line == location.line
    }
  }

  /// Adds the uses of generated names.
  ///
  /// `relation` returns the relation of the identifier at a place to the renamed one.
  func addPlaces(
    in named: NamedSources, to places: inout RenamePlaces,
    relation: (SourceLocation) -> Verdict?
  ) {
    for source in named.sources where source.isSwift && !named.generated.contains(source.path) {
      for index in source.tokens.indices where source.isWord(index) {
        guard let names = accessor(endingAt: index, in: source) ?? member(index, in: source)
        else { continue }
        places.usesGeneratedCode = true
        guard names.old != names.new else { continue }
        var verdict = Verdict.ours
        if names.isShared {
          verdict =
            relation(source.location(source.startOfPath(endingAt: index)))
            ?? .doubt("the generated name is also that of another \(subject.kind.noun)")
        }
        places.apply(verdict, to: index, of: source, with: names.new)
      }
    }
  }

  /// The old and new name of the accessor that ends at a token.
  private func accessor(endingAt index: Int, in source: TokenizedSource) -> Names? {
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
  private func member(_ index: Int, in source: TokenizedSource) -> Names? {
    guard subject.kind == .segue else { return nil }
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
    let ids = app.code.names.types(source.typePath(around: index), in: [], from: nil)
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
