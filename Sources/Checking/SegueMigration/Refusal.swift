package import Findings

/// The reason why a class is left alone, with the place that shows it.
package struct Refusal: Error, Hashable, Sendable {
  package var reason: String
  package var place: SourceLocation

  private init(_ reason: String, _ place: SourceLocation) {
    self.reason = reason
    self.place = place
  }
}

extension Refusal {
  static func noScene(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("no storyboard has a scene of the class \(name)", place)
  }

  static func severalDeclarations(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("\(name) is declared more than once", place)
  }

  static func outsideOfFiles(_ path: String, _ place: SourceLocation) -> Refusal {
    Refusal("\(path) would change, which is not one of the given files", place)
  }

  static func unreadable(_ place: SourceLocation) -> Refusal {
    Refusal("the file can't be parsed", place)
  }

  static func oldSwift(_ place: SourceLocation) -> Refusal {
    Refusal("the file is written in Swift 2", place)
  }

  static func computedIdentifier(_ place: SourceLocation) -> Refusal {
    Refusal("the segue's identifier is computed", place)
  }

  static func unknownIdentifier(_ identifier: String, _ place: SourceLocation) -> Refusal {
    Refusal(
      "no segue of the class has the identifier “\(identifier)”, which the code performs", place)
  }

  static func noChange(_ place: SourceLocation) -> Refusal {
    Refusal("the code uses the identifiers in a way that can't be rewritten", place)
  }

  static func inheritsSegues(from name: String, _ place: SourceLocation) -> Refusal {
    Refusal("its superclass \(name) lists the segues, and a class can't list its own too", place)
  }

  static func nameTaken(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("\(name) already has another meaning in the class", place)
  }

  static func lostMethod(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("the class calls \(name), which it has only from the app's own protocol", place)
  }

  static func overlap(_ place: SourceLocation) -> Refusal {
    Refusal("two changes would overlap", place)
  }

  static func unparsable(_ place: SourceLocation) -> Refusal {
    Refusal("the changed code would not parse", place)
  }

  static func otherSetup(_ place: SourceLocation) -> Refusal {
    Refusal("prepare(for:sender:) does more than set properties of a destination", place)
  }

  static func overrideInExtension(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("\(name) is in an extension, where the macro can't see it", place)
  }

  static func lostComment(_ place: SourceLocation) -> Refusal {
    Refusal("a comment in prepare(for:sender:) would be lost", place)
  }

  static func otherComparison(_ place: SourceLocation) -> Refusal {
    Refusal("the identifier is compared outside of prepare(for:sender:)", place)
  }

  static func openDestination(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("other modules can use \(name), so its input is for you to design", place)
  }

  static func unwrittenType(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("the type of \(name) isn't written in the class's declaration", place)
  }

  static func unknownDestination(_ identifier: String, _ place: SourceLocation) -> Refusal {
    Refusal("the class that the segue “\(identifier)” leads to isn't certain", place)
  }

  static func inputsDiffer(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("\(name) gets other properties from another segue", place)
  }

  static func ordersDiffer(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal(
      "another segue sets the properties of \(name) in a different order, and \(name) observes them",
      place)
  }

  static func valueMissing(_ name: String, _ place: SourceLocation) -> Refusal {
    Refusal("another segue to \(name) passes it no value", place)
  }

  static func valueNotAtHand(_ identifier: String, _ place: SourceLocation) -> Refusal {
    Refusal("the value for the segue “\(identifier)” can't be written where it is performed", place)
  }
}
