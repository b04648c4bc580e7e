internal import Findings

/// Finds texts that Swift considers equal although their characters differ, such as `é` as one
/// character and as a letter with an accent.
struct Spellings {
  private(set) var findings: [Finding] = []

  private var known: [String: (text: String, location: SourceLocation)] = [:]
  private var reported: Set<[UInt8]> = []

  /// Compares the identifiers of a scope, in the order of their places.
  init(of identifiers: [(identifier: String, location: SourceLocation)] = []) {
    for (identifier, location) in identifiers {
      guard let first = firstPlace(identifier, at: location) else { continue }
      findings.append(.identifiersAlike(identifier, at: location, first))
    }
  }

  /// Adds a class of a module, in the order of their places.
  mutating func add(className: String, at location: SourceLocation) {
    guard let first = firstPlace(className, at: location) else { return }
    findings.append(
      Finding(
        .identifiersAlike, .warning, at: location,
        "the class \(ShownText.quoted(className)) looks like the one at \(first), but its characters "
          + "are composed differently: they are two classes, and code is generated for the first",
        help: "write both the same way"))
  }

  /// Returns where the text first occurs, if it is composed differently there and was not reported yet.
  private mutating func firstPlace(_ text: String, at location: SourceLocation) -> SourceLocation? {
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
      "the identifier \(ShownText.quoted(identifier)) looks like the one at \(first), but its "
        + "characters are composed differently: to UIKit they differ, to Swift they are equal",
      help: "write both the same way")
  }
}
