internal import Findings

/// Finds text that Swift takes for one although its characters differ, such as `é` as one character
/// and as a letter with an accent.
struct Spellings {
  private(set) var findings: [Finding] = []

  private var known: [String: (text: String, location: SourceLocation)] = [:]
  private var reported: Set<[UInt8]> = []

  /// Looks at the identifiers of one scope, in the order of their places.
  mutating func add(identifier: String, at location: SourceLocation) {
    guard let first = other(identifier, at: location) else { return }
    findings.append(.identifiersAlike(identifier, at: location, first))
  }

  /// Looks at the classes of one module, in the order of their places.
  mutating func add(className: String, at location: SourceLocation) {
    guard let first = other(className, at: location) else { return }
    findings.append(
      Finding(
        .identifiersAlike, .warning, at: location,
        "the class \(ShownText.quoted(className)) looks like that at \(first), but its characters "
          + "are composed otherwise: they are two classes, and code is generated for the first",
        help: "write both in the same way"))
  }

  /// Where the text stands first, if it is composed otherwise there and that was not reported yet.
  private mutating func other(_ text: String, at location: SourceLocation) -> SourceLocation? {
    guard let first = known[text] else {
      known[text] = (text, location)
      return nil
    }
    guard !first.text.utf8.elementsEqual(text.utf8), reported.insert(Array(text.utf8)).inserted
    else { return nil }
    return first.location
  }
}

extension Finding {
  /// Returns the finding for an identifier that looks like another one but is different to UIKit.
  static func identifiersAlike(
    _ identifier: String, at location: SourceLocation, _ first: SourceLocation
  ) -> Finding {
    Finding(
      .identifiersAlike, .warning, at: location,
      "the identifier \(ShownText.quoted(identifier)) looks like that at \(first), but its "
        + "characters are composed otherwise: UIKit takes them for two, Swift for one",
      help: "write both in the same way")
  }
}
