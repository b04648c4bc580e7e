/// Why something cannot be decided from the files of an app.
package enum Reason: Hashable, Sendable {
  // MARK: Strings

  /// The code computes it.
  case computed
  /// Its definition leads back to itself, or through too many others.
  case definedByOthers
  /// It is passed to the function around it.
  case parameter
  case isNil
  /// It is the identifier of the segue at hand.
  case ownIdentifier
  /// It is unknown which class runs the code.
  case unknownClass
  /// It is the name of the class that runs the code, which may be a subclass.
  case nameOfClass
  case unknownName(String)
  case withoutRawValue(String)
  case setElsewhere(String)
  /// A variable that code may assign to, with its name for messages.
  case assignedElsewhere(ConstantID, name: String)
  case computedBy(function: String)

  // MARK: Storyboards

  case returnedBy(function: String)
  /// A value that may be any storyboard; nil if it has no name.
  case anyStoryboard(String?)
  /// The name of the storyboard is undecided for a reason.
  indirect case storyboardName(Reason)
  /// The name of the xib is undecided for a reason.
  indirect case xibName(Reason)

  // MARK: Types

  case declaredElsewhere(String)
  case mayConform(String, to: String)
  case mayBeProtocol(String)
  case conformance(to: String)
  case declarationsDiffer
  case nothingKnown
  /// A system class that is not listed here.
  case unlistedClass(String)
  /// A system class whose members are not all listed here.
  case unlistedMembers(of: String)
  case mayBeExposed(String, by: String)

  // MARK: Scenes and segues

  case missingClass(String)
  case noScene(of: String)
  case performedByEnumeration
  /// Code computes an identifier; nil if it is not known of which class.
  case computesIdentifier(String?)

  /// The reason of a single place, in words.
  case stated(String)
}

extension Reason: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self = .stated(words) }
}

/// A constant or variable of the code.
package struct ConstantID: Hashable, Sendable {
  /// The type that declares it; nil for a global one.
  var owner: CodeType.ID?
  var name: String
}
