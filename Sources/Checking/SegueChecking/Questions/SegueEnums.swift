internal import Findings
internal import SourceFacts

/// An enumeration, or a type with constants, that lists the identifiers of segues.
struct SegueEnum: Sendable {
  struct Entry: Sendable {
    var name: String
    var identifier: String
    var location: SourceLocation
  }

  var name: String
  /// The class whose segues are listed; nil if they are those of the whole app.
  var owner: CodeType.ID?
  var entries: [Entry]
  /// Whether unlisted identifiers are mistakes, as in the SegueHandler idiom.
  var isComplete: Bool
  /// Whether a generator lists all segues of a storyboard in it.
  var isGenerated: Bool
  /// Whether the type computes texts from its raw values, so that these texts may be the identifiers.
  var isDerived: Bool

  /// The enumerations of segues, recognized by their names.
  static func all(in code: AppCode) -> [SegueEnum] {
    code.table.types.compactMap { type in
      guard code.isSegueList(type), type.name != "Segue" else { return nil }
      let entries = code.entries(of: type, where: \.isStatic)
      guard !entries.isEmpty else { return nil }
      let parents = code.table.seen(
        from: type.sourceFile, code.table.exactly(Array(type.path.dropLast())))
      let owner = parents.first { code.table[$0].isClass }
      return SegueEnum(
        name: type.path.joined(separator: "."), owner: owner, entries: entries,
        isComplete: owner.map { isHandler(code.table[$0]) } ?? false,
        isGenerated: type.path.count > 1 && type.path[0] == NavigationCalls.segueType,
        isDerived: type.properties.contains { $0.fact.value?.isComputedFromRawValue ?? false }
          || type.methods.contains { $0.fact.result?.isComputedFromRawValue ?? false })
    }
  }

  /// Whether a class claims that its enumeration has all its segues.
  private static func isHandler(_ type: CodeType) -> Bool {
    type.inherited.contains { written in
      let name = TypeText.plainPath(written.fact).last ?? ""
      return name.hasPrefix("SegueHandler") || name.hasPrefix("SegueHandling")
    }
  }
}

extension AppCode {
  /// The cases of a type that have raw values, and its properties that are strings.
  func entries(
    of type: CodeType, where isIncluded: (PropertyFact) -> Bool = { _ in true }
  ) -> [SegueEnum.Entry] {
    let cases = type.cases.map { ($0.fact.name, $0.fact.rawValue, $0.fact.position, $0.sourceFile) }
    let constants = type.properties.filter { isIncluded($0.fact) }.map { member in
      let text: String? = if case .string(let text)? = member.fact.value { text } else { nil }
      return (member.fact.name, text, member.fact.position, member.sourceFile)
    }
    return (cases + constants).compactMap { name, text, position, sourceFile in
      text.map { .init(name: name, identifier: $0, location: location(position, sourceFile)) }
    }
  }

  /// Whether a type is named after segues, or is part of a list of such types: `StoryboardSegue.Main`.
  func isSegueList(_ type: CodeType) -> Bool {
    if type.kind != .enum && type.kind != .struct { return false }
    if type.isNamedAfterSegues { return true }
    return table.exactly(Array(type.path.dropLast())).contains {
      table[$0].kind == .enum && table[$0].isNamedAfterSegues
    }
  }
}

extension Expression {
  /// Whether the value is computed from the raw value of a case: `rawValue.capitalized`, `"show\(rawValue)"`.
  fileprivate var isComputedFromRawValue: Bool {
    switch self {
    case .name(let path): path.count > 1 && Self.rawValues.contains(.name([path[0]]))
    case .choice(let parts): parts.contains(where: \.isComputedFromRawValue)
    case .concatenation(let parts): parts.contains(where: \.mentionsRawValue)
    case .call(let call):
      ([call.receiver] + call.arguments.map(\.value)).contains { $0?.mentionsRawValue ?? false }
    default: false
    }
  }

  private var mentionsRawValue: Bool { Self.rawValues.contains(self) || isComputedFromRawValue }

  /// `self.rawValue` was read as `self`.
  private static let rawValues: [Expression] = [.name(["rawValue"]), .name(["self"])]
}
