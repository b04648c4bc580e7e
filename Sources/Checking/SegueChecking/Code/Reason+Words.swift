extension Reason {
  /// The reason as users read it.
  package var words: String { words(about: "the identifier") }

  /// The reason in words, with a noun for the string that it is about.
  private func words(about string: String) -> String {
    switch self {
    case .computed: "\(string) is computed"
    case .definedByOthers: "\(string) is defined by itself, or by too many others"
    case .parameter: "\(string) is passed to the function"
    case .isNil: "\(string) is nil"
    case .ownIdentifier: "\(string) is the segue's own identifier"
    case .unknownClass: "it is unknown which class runs the code"
    case .nameOfClass: "\(string) is the name of the class that runs the code"
    case .unknownName(let name): "\(name) is unknown"
    case .withoutRawValue(let name): "\(name) has no raw value"
    case .setElsewhere(let name): "\(name) is set elsewhere"
    case .assignedElsewhere(_, let name): "\(name) may be assigned elsewhere"
    case .computedBy(let function): "\(Self.called(function)) computes \(string)"
    case .returnedBy(let function): "\(Self.called(function)) returns the storyboard"
    case .anyStoryboard(nil): "the code may open any storyboard"
    case .anyStoryboard(let name?): "\(name) may be any storyboard"
    case .storyboardName(let reason): reason.words(about: "the storyboard's name")
    case .xibName(let reason): reason.words(about: "the xib's name")
    case .declaredElsewhere(let name): "\(name) is declared elsewhere"
    case .mayConform(let name, let other): "\(name) may conform to \(other)"
    case .mayBeProtocol(let name): "\(name) may be a protocol"
    case .conformance(let name): "a conformance to \(name) may be declared anywhere"
    case .declarationsDiffer: "several declarations with one name differ"
    case .nothingKnown: "nothing is known about the class"
    case .unlistedClass(let name): "\(name) may be a class of the system"
    case .unlistedMembers(let name): "not all members of \(name) are listed"
    case .mayBeExposed(let member, let type):
      "\(type) has \(member), which may or may not be exposed to Objective-C"
    case .missingClass(let name): "the class \(name) does not exist"
    case .noScene(let name): "no scene has the class \(name)"
    case .performedByEnumeration: "the class's enumeration of segues performs the segue"
    case .computesIdentifier(let name): "\(name ?? "code") computes an identifier"
    case .stated(let words): words
    }
  }

  /// The name of a function with parentheses, or a selector.
  private static func called(_ function: String) -> String {
    function.contains(":") ? function : function + "()"
  }
}
