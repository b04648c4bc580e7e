package import Findings

/// The reason why a class is left alone, with the place that shows it.
package struct Refusal: Error, Hashable, Sendable {
  package var reason: String
  package var place: SourceLocation
}

extension Refusal {
  static func noScene(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "no storyboard has a scene of the class \(name)", place: place)
  }

  static func severalDeclarations(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "\(name) is declared more than once", place: place)
  }

  static func unreadable(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "the file can't be parsed", place: place)
  }

  static func oldSwift(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "the file is written in Swift 2", place: place)
  }

  static func computedIdentifier(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "the segue's identifier is computed", place: place)
  }

  static func unknownIdentifier(_ identifier: String, _ place: SourceLocation) -> Refusal {
    Refusal(
      reason: "no segue of the class has the identifier “\(identifier)”, which the code performs",
      place: place)
  }

  static func noChange(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "the code uses the identifiers in a way that can't be rewritten", place: place)
  }

  static func inheritsSegues(from name: String, _ place: SourceLocation) -> Refusal {
    Refusal(
      reason: "its superclass \(name) lists the segues, and a class can't list its own too",
      place: place)
  }

  static func nameTaken(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "\(name) already has another meaning in the class", place: place)
  }

  static func overlap(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "two changes would overlap", place: place)
  }

  static func unparsable(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "the changed code would not parse", place: place)
  }
}
