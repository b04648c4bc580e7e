package import Findings
package import SourceFacts

/// The places where the app's code performs segues, compares their identifiers, casts their destinations and
/// instantiates controllers from storyboards, in the order of the sources.
package struct NavigationUses: Sendable {
  package internal(set) var performs: [PerformUse] = []
  /// The calls that perform a case of a `@SegueSource` enumeration, which the compiler checks.
  package internal(set) var typedPerforms: [TypedPerformUse] = []
  package internal(set) var instantiations: [InstantiateUse] = []
  package internal(set) var storyboards: [StoryboardUse] = []
  var xibs: [XibUse] = []
  package internal(set) var comparisons: [ComparisonUse] = []
  /// The segues that code creates, and not a storyboard.
  var createdSegues: [CreatedSegue] = []
  /// The code that uses a segue's identifier without saying which identifiers are meant.
  var identifierUses: [Caller] = []
  /// The restoration identifiers that code compares or sets.
  package internal(set) var restorations: [RestorationUse] = []
  package internal(set) var casts: [CastUse] = []
  package internal(set) var factories: [FactoryUse] = []
  package internal(set) var accessors: [AccessorUse] = []
  /// The identifiers of segues that code asks for by calling accessors: `R.segue.list.showPerson(segue: segue)`.
  var accessedSegues: Set<String> = []
  /// The storyboards that code passes on as generated resources, so that it may create any scene.
  var passedStoryboards: Set<String> = []
  /// Whether code derives identifiers from the names of classes.
  package internal(set) var namesScenesAfterClasses = false
  /// Whether code creates the scenes of classes that it passes to functions whose calls are not all known.
  var createsUnknownTypes = false
  /// Whether the app has a function that creates the scene of an identifier, and whose calls may not be known.
  var createsUnknownIdentifiers = false
  /// The segues that functions perform for callers that are not known.
  var performsForUnknownCallers: [PerformUse] = []
  /// The places where functions instantiate scenes for callers that are not known.
  var scenesForUnknownCallers: [SourceLocation] = []
  /// The places where functions open storyboards for callers that are not known.
  var storyboardsForUnknownCallers: [SourceLocation] = []
  package internal(set) var insideCasts: [InsideCast] = []
  package internal(set) var reuse = ReuseUses()
  /// The enumerations whose raw values are names that code opens storyboards by.
  package internal(set) var openedEnums: Set<CodeType.ID> = []
  let evaluator: Evaluator
}

/// The object whose segues a use is about.
package enum Actor: Hashable, Sendable {
  /// `self`: an object of one of these classes, or of a subclass.
  case own([CodeType.ID])
  /// Another object, with the classes, or those of the protocol, that its declaration names.
  case other([CodeType.ID])
  /// Code that any class can run: a function, an extension of a protocol or a system class.
  case anyone
}

/// A segue that is performed by code.
package struct PerformUse: Sendable {
  package var actor: Actor
  package var identifier: Evaluated
  /// Whether the identifier is a case of a `@SegueSource` enumeration, which the compiler checks.
  package var isTyped = false
  /// Whether the exception for an unknown identifier is caught.
  package var isCaught = false
  /// The systems that the code is compiled for.
  package var systems: Systems = .all
  /// The types whose code passes the identifier to another object, which performs it, judging by names; nil if
  /// the segue is performed right there.
  package var handedOnBy: [CodeType.ID]?
  /// Whether a function of the app gets the identifier and performs the segue, perhaps on another object.
  package var isForwarded = false
  /// Whether the identifier is a string, written where the segue is performed.
  package var isLiteral = false
  /// The function around it with its labels, or its selector.
  package var function = ""
  /// The name of the class around it, for messages.
  package var className: String
  package var sourceFile: SourceIndex
  /// The identifier's place.
  package var location: SourceLocation
}

/// A segue that code creates, for which it calls `prepare(for:sender:)` itself.
struct CreatedSegue: Sendable {
  var identifier: Evaluated
  /// The types around the call.
  var owner: [CodeType.ID]
}

/// A value with which code compares the identifier of a segue.
package struct ComparisonUse: Sendable {
  package var actor: Actor
  package var identifier: Evaluated
  package var function: String
  package var className: String
  package var sourceFile: SourceIndex
  package var location: SourceLocation
}

/// A restoration identifier that code compares or sets.
package struct RestorationUse: Sendable {
  package var kind: RestorationFact.Kind
  package var identifier: Evaluated
  package var location: SourceLocation
}

/// A cast of a segue's destination, or of what is inside it.
package struct CastUse: Sendable {
  package var actor: Actor
  /// The ways that code may take from the segue to the cast object.
  package var paths: [[String]]
  package var type: TypeReference
  /// The type as written.
  package var typeName: String
  package var isForced: Bool
  /// See ``CastFact/isUnwrapped``.
  package var isUnwrapped: Bool
  /// Whether the cast is checked at run time, as it isn't in Objective-C.
  package var isChecked: Bool
  /// See ``CastFact/members``.
  package var members: [String]
  /// See ``CastFact/runsAlways``.
  package var runsAlways: Bool
  /// The comparisons of the segue's identifier on the way to the cast.
  package var guards: [Guard]
  /// The checks of the destination's class, or of the classes inside it, on the way to the cast.
  package var typeGuards: [TypeGuard]
  package var function: String
  package var className: String
  package var sourceFile: SourceIndex
  package var location: SourceLocation

  package struct Guard: Sendable {
    package var identifier: Evaluated
    package var isNegated: Bool
  }

  package struct TypeGuard: Sendable {
    package var paths: [[String]]
    package var type: TypeReference
    package var isNegated: Bool
  }
}

/// The storyboards that code means.
package enum StoryboardTarget: Hashable, Sendable {
  /// The files with the name, sorted; empty if there is none.
  ///
  /// The app opens the one that the target contains.
  case files([String], name: String)
  case unknown(Reason)

  /// The paths of the files; nil if they are unknown.
  var paths: [String]? {
    if case .files(let paths, _) = self { paths } else { nil }
  }
}

/// The use of an accessor that is generated for a storyboard, a scene or a segue:
/// `StoryboardScene.Main.list`.
package struct AccessorUse: Sendable {
  /// The accessor as written.
  package var path: [String]
  /// Whether a file provides the accessor.
  package var isKnown: Bool
  package var location: SourceLocation
}

/// The code around a use.
package struct Caller: Sendable {
  /// The objects that run it.
  package var actor = Actor.anyone
  /// The function with its labels, or its selector.
  package var function = ""
  /// The name of the type, or an empty string.
  package var type = ""
  /// Whether the function is static, so that it may be called before there is any object of the type.
  package var isStatic = false
}

/// A storyboard that code opens by name.
package struct StoryboardUse: Sendable {
  package var target: StoryboardTarget
  /// Whether the bundle is the app's own, judging by the code.
  package var isOwnBundle: Bool
  /// The bundle that the code names, if it names one.
  package var bundle: Expression?
  /// Whether the code certainly opens a storyboard by the name.
  package var isCertain = true
  /// The function of the app that gets the name and opens the storyboard.
  package var function: String?
  /// The class that the code expects of the function's result; nil if it expects none.
  package var result: ExpectedClass?
  package var caller = Caller()
  package var sourceFile: SourceIndex
  /// The name's place.
  package var location: SourceLocation

  /// Whether the bundle may be the main one, judging by the code.
  var mayBeMainBundle: Bool { KnownCalls.mayBeMain(bundle: bundle) }

  /// Whether the code certainly passes the main bundle, or nil.
  var namesMainBundle: Bool {
    switch bundle {
    case .call(let call): call.function == "mainBundle"
    case .nil?, .implicitMember(["main"]), .name(["Bundle", "main"]), .name(["NSBundle", "main"]),
      .name(["NSBundle", "mainBundle"]):
      true
    default: false
    }
  }
}

/// A xib that code loads by name.
struct XibUse: Sendable {
  var name: Evaluated
  var loader: NibCalls.Call.Loader
  /// Whether the bundle is the app's own, judging by the code.
  var isOwnBundle: Bool
  /// Whether the bundle may be the main one, judging by the code.
  var mayBeMainBundle: Bool
  /// Whether it is certain that the xib is looked for: a controller may create its view in code.
  var isCertain: Bool
  /// Whether the app crashes if the xib is missing; for a nib, once its objects are created.
  var mayCrash: Bool
  /// The source with the call of the system that loads the xib.
  var loadingFile: SourceIndex
  var sourceFile: SourceIndex
  /// The name's place.
  var location: SourceLocation
}

/// A controller that code instantiates from a storyboard.
package struct InstantiateUse: Sendable {
  package var target: StoryboardTarget
  /// The scene's identifier; nil for the initial controller.
  package var identifier: Evaluated?
  /// Whether the code certainly crashes if no scene has the identifier.
  package var isCertain = true
  /// Whether the identifier is a string, written in the call of the system's function.
  var isDirect = false
  /// Whether the function around the call may instantiate an initial controller instead.
  var mayBeInitial = false
  /// Whether a closure creates the controller, so that it may have any subclass of the scene's class.
  var hasCreator = false
  /// The function around the call, if it gets the storyboard's name as a parameter.
  package var function: String?
  /// The class that the code expects of the controller; nil if it expects none.
  package var result: ExpectedClass?
  /// Other classes that the code expects, in the statement or as the method's declared result.
  package var otherResults: [ExpectedClass] = []
  package var caller = Caller()
  package var sourceFile: SourceIndex
  /// The identifier's place, or the call's.
  package var location: SourceLocation
}

/// A controller that a method of some class creates in Objective-C, and its expected class.
package struct FactoryUse: Sendable {
  /// The declared return types of the method: in the class, its header, and its superclasses.
  package var made: [TypeReference]
  package var selector: String
  package var result: ExpectedClass
}

/// A cast of the content of a controller that code instantiates from a storyboard.
package struct InsideCast: Sendable {
  /// The controller; `result` is the class that its content is cast to.
  package var made: InstantiateUse
  package var result: ExpectedClass
  /// The way to the content: `["topViewController"]`.
  package var path: [String]
  /// The class and the function around it.
  package var function: [String]
}

/// A call that performs a case of a `@SegueSource` enumeration, or of a generated one.
package struct TypedPerformUse: Sendable {
  package var actor: Actor
  /// The case's name.
  package var name: String
  /// The function around it with its labels.
  package var function: String
  package var sourceFile: SourceIndex
  /// The case's place.
  package var location: SourceLocation

  /// Whether an identifier may be that of the case: it has the same letters and digits.
  func mayPerform(_ identifier: String) -> Bool {
    Self.letters(of: identifier) == Self.letters(of: name)
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
