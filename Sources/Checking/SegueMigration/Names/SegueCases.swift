internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel
internal import SwiftNaming

/// The segues of a class, each with its case.
struct SegueCases {
  struct Entry {
    /// The identifier as in the storyboard; empty for all segues without one.
    var identifier: String
    var name: String
    /// Whether the case has to be added to an enum that exists.
    var isNew: Bool
  }

  /// The name of the enum, which `SegueHandler` asks for.
  static let typeName = "SegueIdentifier"
  /// The name of the case for segues without an identifier.
  private static let unnamed = "unnamed"

  private(set) var entries: [Entry] = []
  /// The enum of the class that lists its segues already, or nil if there is none.
  let existing: CodeType?

  init(of source: StringlyClass, _ app: LinkedApp) {
    let used = (source.performs.map(\.identifier) + source.comparisons.map(\.identifier))
      .flatMap(\.known)
    existing = Self.existing(in: source.type, listing: Set(used), app)
    var taken: Set<String> = []
    for member in existing?.cases ?? [] {
      taken.insert(member.fact.name)
      entries.append(
        Entry(
          identifier: member.fact.rawValue ?? "", name: member.fact.name, isNew: false))
    }
    // If the class conforms to a handwritten protocol, its enum is complete: any other segue is a
    // mistake, and this library treats it as one too.
    let isComplete = source.handler != nil && existing != nil
    let linked = isComplete ? [] : source.links.map { $0.segue.usableIdentifier ?? "" }
    let identifiers = linked.filter { !$0.isEmpty }
    for identifier in identifiers + (linked.contains("") ? [""] : []) {
      guard name(of: identifier) == nil else { continue }
      let wanted = identifier.isEmpty ? Self.unnamed : SwiftName.member(identifier)
      var name = wanted
      var number = 2
      while taken.contains(name) {
        name = "\(wanted)\(number)"
        number += 1
      }
      taken.insert(name)
      entries.append(Entry(identifier: identifier, name: name, isNew: true))
    }
  }

  /// Returns the name of the case for an identifier.
  func name(of identifier: String) -> String? {
    entries.first { $0.identifier == identifier }?.name
  }

  /// Returns the name of the case for a pattern with a case that SwiftGen generates: `.show`,
  /// `.show?`.
  func caseName(ofSwiftGenMember pattern: String) -> String? {
    let member = pattern.drop { $0 == "." }.prefix { $0 != "?" }
    return entries.first { !$0.identifier.isEmpty && SwiftGenName.member($0.identifier) == member }?
      .name
  }

  /// Returns the names of the cases other than some.
  func names(without covered: Set<String>) -> [String] {
    entries.map(\.name).filter { !covered.contains($0) }
  }

  /// The name of the case for segues without an identifier, if there are any.
  var unnamed: String? { name(of: "") }

  /// Returns the code of a case's identifier as a string.
  static func rawValue(of name: String) -> String { "\(typeName).\(name).rawValue" }

  /// Returns the code that declares a case.
  static func declaration(of entry: Entry) -> String {
    let name = SwiftName.escaped(entry.name)
    return entry.identifier == entry.name
      ? "case \(name)" : "case \(name) = \(literal(entry.identifier))"
  }

  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case _ where !VisibleScalar.isVisible(scalar): literal += VisibleScalar.escape(scalar)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func existing(
    in type: CodeType, listing used: Set<String>, _ app: LinkedApp
  ) -> CodeType? {
    let nested = app.code.table.types.filter { other in
      other.kind == .enum && other.sourceFile == type.sourceFile
        && Array(other.path.dropLast()) == type.path
        && other.name.lowercased().contains("segue")
        && other.inherited.contains { $0.fact == "String" }
        && !other.cases.isEmpty
        && other.cases.allSatisfy { !$0.fact.hasAssociatedValue && $0.fact.rawValue != nil }
    }
    return nested.first { $0.name == typeName }
      ?? nested.first { $0.cases.contains { used.contains($0.fact.rawValue ?? "") } }
  }
}
