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

  static func outsideOfFiles(_ path: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "\(path) would change, which is not one of the given files", place: place)
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

  static func lostMethod(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(
      reason: "the class calls \(name), which it has only from the app's own protocol",
      place: place)
  }

  static func overlap(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "two changes would overlap", place: place)
  }

  static func unparsable(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "the changed code would not parse", place: place)
  }

  static func otherSetup(_ place: SourceLocation) -> Refusal {
    Refusal(
      reason: "prepare(for:sender:) does more than set properties of a destination", place: place)
  }

  static func overrideInExtension(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "\(name) is in an extension, where the macro can't see it", place: place)
  }

  static func lostComment(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "a comment in prepare(for:sender:) would be lost", place: place)
  }

  static func otherComparison(_ place: SourceLocation) -> Refusal {
    Refusal(reason: "the identifier is compared outside of prepare(for:sender:)", place: place)
  }

  static func openDestination(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(
      reason: "other modules can use \(name), so its input is for you to design", place: place)
  }

  static func unwrittenType(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "the type of \(name) isn't written in the class's declaration", place: place)
  }

  static func unknownDestination(_ identifier: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "the class that the segue “\(identifier)” leads to isn't certain", place: place)
  }

  static func inputsDiffer(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "\(name) gets other properties from another segue", place: place)
  }

  static func ordersDiffer(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(
      reason:
        "another segue sets the properties of \(name) in a different order, and \(name) observes them",
      place: place)
  }

  static func valueMissing(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(reason: "another segue to \(name) passes it no value", place: place)
  }

  static func valueNotAtHand(_ identifier: String, _ place: SourceLocation) -> Refusal {
    Refusal(
      reason: "the value for the segue “\(identifier)” can't be written where it is performed",
      place: place)
  }
}
