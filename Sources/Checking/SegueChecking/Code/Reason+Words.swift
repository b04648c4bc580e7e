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
    case .unknownMember(let member): "the type of .\(member) is unknown"
    case .withoutRawValue(let name): "\(name) has no raw value"
    case .setElsewhere(let name): "\(name) is set elsewhere"
    case .assignedElsewhere(_, let name): "\(name) may be assigned elsewhere"
    case .computedBy(let function): "\(Self.called(function)) computes \(string)"
    case .returnedBy(let function): "\(Self.called(function)) returns the storyboard"
    case .anyStoryboard(nil): "the code may open any storyboard"
    case .anyStoryboard(let name?): "\(name) may be any storyboard"
    case .storyboardName(let reason): reason.words(about: "the storyboard's name")
    case .xibName(let reason): reason.words(about: "the xib's name")
    case .namedByCaller: "the callers of the function choose the storyboard"
    case .namedByCallee: "the called function chooses the storyboard"
    case .generated: "generated code instantiates the scene"
    case .scenesInOtherTargets: "the class has scenes only in other targets"
    case .noWatchStoryboard: "no storyboard is for watchOS"
    case .declaredElsewhere(let name): "\(name) is declared elsewhere"
    case .mayConform(let name, let other): "\(name) may conform to \(other)"
    case .mayBeProtocol(let name): "\(name) may be a protocol"
    case .conformance(let name): "a conformance to \(name) may be declared anywhere"
    case .manySuperclasses(let name, let limit): "\(name) inherits from more than \(limit) classes"
    case .inheritsFromItself(let name): "\(name) inherits from itself"
    case .unfinished(let name): "a closing brace is missing in \(name)"
    case .declarationsDiffer: "several declarations with one name differ"
    case .nothingKnown: "nothing is known about the class"
    case .unknownSuperclass: "the superclass is unknown"
    case .unlistedClass(let name): "\(name) may be a class of the system"
    case .unlistedMembers(let name): "not all members of \(name) are listed"
    case .mayBeExposed(let member, let type):
      "\(type) has \(member), which may or may not be exposed to Objective-C"
    case .forwardsMessages(let name): "\(name) forwards messages"
    case .mayBeSubclass(let name): "the owner may have any class that inherits from \(name)"
    case .mayChangeClass: "object_setClass may turn the object into one of a subclass"
    case .missingDestination: "the segue's destination is not among the files"
    case .unknownController: "the controller is unknown"
    case .missingClass(let name): "the class \(name) does not exist"
    case .segueAction: "a segue action creates the destination"
    case .filledByCode: "the storyboard does not say what is inside"
    case .unknownWay: "the code looks for the controller in an unknown way"
    case .ownName: "a property of the app leads to the controller"
    case .computedSegue: "the code compares a computed identifier"
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
