internal import FilesAndPaths

/// The reason why a name can't be changed at all.
package enum RenameFailure: Error, Hashable, Sendable {
  case unknownName(String, kind: RenameKind?, nearest: String?)
  case severalKinds(String, [RenameKind])
  case severalOwners(String, RenameKind, owners: [String])
  case unknownOwner(String, owners: [String])
  case blankName
  case controlCharacter
  case sameName(String)
  case notAnIdentifier(String, RenameKind)
  case keyword(String, RenameKind)
  case taken(String, RenameKind, at: String)
  case otherLabels(String, suffix: String)
}

extension RenameFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownName(let name, let kind, let nearest):
      (kind.map { "no \($0.noun)" } ?? "nothing") + " is named \(name.inQuotes)"
        + (nearest.map { ": did you mean \($0.inQuotes)?" } ?? "")
    case .severalKinds(let name, let kinds):
      "\(name.inQuotes) is "
        + kinds.map { "the name of \($0.article) \($0.noun)" }.joined(separator: " and ")
        + ": choose one with --kind \(kinds.map(\.rawValue).joined(separator: " or "))"
    case .severalOwners(let name, let kind, let owners):
      "several owners have the \(kind.noun) \(name.inQuotes): choose one with --in, or use --all: "
        + owners.map(\.inQuotes).joined(separator: ", ")
    case .unknownOwner(let owner, []):
      "\(owner.inQuotes) doesn't have the name: leave out --in, because no storyboard or xib has it"
    case .unknownOwner(let owner, let owners):
      "\(owner.inQuotes) doesn't have the name: --in accepts "
        + owners.map(\.inQuotes).joined(separator: ", ")
    case .blankName: "the new name is blank"
    case .controlCharacter: "the new name contains a control character"
    case .sameName(let name): "\(name.inQuotes) is the old name and the new one"
    case .notAnIdentifier(let name, let kind):
      "\(name.inQuotes) is not a Swift identifier, so it can't name \(kind.article) \(kind.noun)"
    case .keyword(let name, let kind):
      "\(name.inQuotes) is a keyword of Swift, so it can't name \(kind.article) \(kind.noun)"
    case .taken(let name, let kind, let place):
      "\(TerminalText.escaped(place)): the \(kind.noun) \(name.inQuotes) exists already"
    case .otherLabels(let name, let suffix):
      "\(name.inQuotes) must end with \(suffix.inQuotes), which the method's labels add"
    }
  }
}

extension RenameKind {
  /// The indefinite article before ``noun``.
  fileprivate var article: String { self == .outlet || self == .action ? "an" : "a" }
}
