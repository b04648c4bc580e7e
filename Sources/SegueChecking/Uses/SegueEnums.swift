internal import Findings
internal import NavigationGraph
internal import SourceFacts

/// An enumeration, or a type with constants, that lists segues' identifiers.
struct SegueEnum: Sendable {
  struct Entry: Sendable {
    var name: String
    var identifier: String
    var location: SourceLocation
  }

  var type: CodeType.ID
  var name: String
  /// The class whose segues they are; nil where it is for all of the app.
  var owner: CodeType.ID?
  var entries: [Entry]
  /// Whether the class takes every identifier that is not listed for a mistake, as the idiom's
  /// `segueIdentifier(for:)` does.
  var isComplete: Bool
  /// Whether a generator lists all segues of a storyboard in it.
  var isGenerated: Bool
}

extension CheckedApp {
  /// Finds the enumerations of segues: those that are named after them.
  func findSegueEnums() -> [SegueEnum] {
    code.table.types.compactMap { type in
      guard isSegueList(type), type.name != "Segue" else { return nil }
      let entries = entries(of: type)
      guard !entries.isEmpty else { return nil }
      let parents = code.table.seen(
        from: type.source, code.table.exactly(Array(type.path.dropLast())))
      let owner = parents.first { code.table[$0].isClass }
      return SegueEnum(
        type: type.id, name: type.path.joined(separator: "."), owner: owner, entries: entries,
        isComplete: owner.map(isHandler) ?? false,
        isGenerated: type.path.count > 1 && type.path[0] == "StoryboardSegue")
    }
  }

  /// Whether a type is named after segues, or stands in a list of such types: `StoryboardSegue.Main`.
  func isSegueList(_ type: CodeType) -> Bool {
    if type.kind != .enum && type.kind != .struct { return false }
    if type.isNamedAfterSegues { return true }
    return code.table.exactly(Array(type.path.dropLast())).contains {
      let outer = code.table[$0]
      return outer.kind == .enum && outer.isNamedAfterSegues
    }
  }

  private func entries(of type: CodeType) -> [SegueEnum.Entry] {
    type.cases.compactMap { member in
      guard let raw = member.fact.rawValue else { return nil }
      return SegueEnum.Entry(
        name: member.fact.name, identifier: raw,
        location: code.location(member.fact.position, member.source))
    }
      + type.properties.compactMap { member in
        guard member.fact.isStatic, case .string(let text)? = member.fact.value else { return nil }
        return SegueEnum.Entry(
          name: member.fact.name, identifier: text,
          location: code.location(member.fact.position, member.source))
      }
  }

  /// Whether a class says that its enumeration has all its segues.
  private func isHandler(_ id: CodeType.ID) -> Bool {
    code.table[id].inherited.contains { written in
      let name = TypeNames.path(TypeNames.plain(written.fact)).last ?? ""
      return name.hasPrefix("SegueHandler") || name.hasPrefix("SegueHandling")
    }
  }
}
