/// A reason why something cannot be decided from the files of an app.
package enum Reason: Hashable, Sendable {
  // MARK: Strings

  /// The code computes the string.
  case computed
  /// The string is defined by itself, or by too many other constants.
  case definedByOthers
  /// The string is passed to the function around the code.
  case parameter
  case isNil
  /// The string is the identifier of the segue that the code handles.
  case ownIdentifier
  /// It is unknown which class runs the code.
  case unknownClass
  /// The string is the name of the class that runs the code, which may be a subclass.
  case nameOfClass
  case unknownName(String)
  case withoutRawValue(String)
  case setElsewhere(String)
  /// Code may assign to the variable, whose name is for messages.
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
  /// ``SystemClasses`` may lack the class.
  case unlistedClass(String)
  /// ``SystemMembers`` doesn't list all members of the system class.
  case unlistedMembers(of: String)
  case mayBeExposed(String, by: String)

  // MARK: Scenes and segues

  case missingClass(String)
  case noScene(of: String)
  case performedByEnumeration
  /// Code computes an identifier; the name is that of the code's class, nil if it is unknown.
  case computesIdentifier(String?)

  /// A reason that only one check has, in words.
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
