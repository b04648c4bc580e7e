package import Findings
internal import NavigationGraph
package import SourceFacts

/// Where the app's code performs segues, compares their identifiers, casts their destinations, and
/// makes controllers from storyboards; in the order of the sources.
package struct NavigationUses: Sendable {
  package internal(set) var performs: [PerformUse] = []
  package internal(set) var instantiations: [InstantiateUse] = []
  package internal(set) var storyboards: [StoryboardUse] = []
  package internal(set) var comparisons: [ComparisonUse] = []
  package internal(set) var casts: [CastUse] = []
  package internal(set) var factories: [FactoryUse] = []
  package internal(set) var accessors: [AccessorUse] = []
  /// Whether code makes identifiers of the names of classes.
  package internal(set) var namesScenesAfterClasses = false
  package internal(set) var insideCasts: [InsideCast] = []
  /// The enumerations whose raw values are names that code opens storyboards by.
  package internal(set) var openedEnums: Set<CodeType.ID> = []
  let evaluator: Evaluator
}

/// Whose segues a use is about.
package enum Actor: Hashable, Sendable {
  /// `self`: an object of one of these classes, or of one that inherits from them.
  case own([CodeType.ID])
  /// Another object; its classes where its declaration says them.
  case other([CodeType.ID])
  /// Code that any class can run: a function, a protocol's extension, an extension of the system's
  /// classes.
  case anyone
}

/// A segue that is performed by code.
package struct PerformUse: Sendable {
  package var actor: Actor
  package var identifier: Evaluated
  /// Whether the identifier is a case of a segue enum of this package, which has checked it.
  package var isTyped = false
  /// Whether the exception that an unknown identifier raises is caught.
  package var isCaught = false
  /// The types whose code hands the identifier to another object, which performs it as far as names tell;
  /// nil where it is performed right there.
  package var handedOnBy: [CodeType.ID]?
  /// Whether the identifier is a string, written where the segue is performed.
  package var isLiteral = false
  /// The function around it with its labels, or its selector.
  package var function = ""
  /// The name of the class around it, for messages.
  package var className: String
  package var source: Int
  /// The identifier's place.
  package var location: SourceLocation
}

/// A value that the identifier of a segue is compared with.
package struct ComparisonUse: Sendable {
  package var actor: Actor
  package var identifier: Evaluated
  package var function: String
  package var className: String
  package var source: Int
  package var location: SourceLocation
}

/// A cast of a segue's destination, or of what is inside it.
package struct CastUse: Sendable {
  package var actor: Actor
  /// The ways from the segue to what is cast: one of them is taken.
  package var paths: [[String]]
  package var type: TypeReference
  /// The type as written.
  package var typeName: String
  package var isForced: Bool
  /// What is known of the segue's identifier there.
  package var guards: [Guard]
  /// What is known there of the classes of the destination and of what is inside it.
  package var typeGuards: [TypeGuard]
  package var className: String
  package var source: Int
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
  /// The files, sorted: one of them, whichever the target has. Empty where no file has the name.
  case files([String], name: String)
  /// Why it is not known, in a few words.
  case unknown(String)
}

/// An accessor that is generated of a storyboard, a scene or a segue: `StoryboardScene.Main.list`.
package struct AccessorUse: Sendable {
  /// What is written.
  package var path: [String]
  /// Whether a file gives the accessor.
  package var isKnown: Bool
  package var location: SourceLocation
}

/// A storyboard that code opens by name.
package struct StoryboardUse: Sendable {
  package var target: StoryboardTarget
  /// Whether the bundle is the app's own, as far as the code says.
  package var isOwnBundle: Bool
  /// The bundle that the code names; nil where it names none.
  package var bundle: Expression?
  /// Whether it is certain that the name is opened.
  package var isCertain = true
  /// The function of the app that the name is handed to, which opens it.
  package var function: String?
  /// What the code takes the function's result for; nil where it does not say.
  package var result: InstantiateUse.Result?
  package var source: Int
  /// The name's place.
  package var location: SourceLocation
}

extension StoryboardUse {
  /// Whether the bundle is the main one, as far as the code says: a variable may be it, and no bundle that is
  /// named otherwise.
  var isMainBundle: Bool {
    switch bundle {
    case .call(let call): call.function == "mainBundle"
    case .name(let path): path.count == 1 || ["main", "mainBundle"].contains(path.last)
    case .implicitMember(let path): path.last == "main"
    default: true
    }
  }
}

/// A controller that code makes from a storyboard.
package struct InstantiateUse: Sendable {
  package var target: StoryboardTarget
  /// The scene's identifier; nil for the initial controller.
  package var identifier: Evaluated?
  /// Whether an identifier that is not there raises, and does so wherever the code runs.
  package var isCertain = true
  /// The function that is given the storyboard's name, where it is.
  package var function: String?
  /// What the code takes the controller for; nil where it does not say.
  package var result: Result?
  /// What else it is taken for: in the same statement, or by the declarations of the method that makes
  /// it.
  package var otherResults: [Result] = []
  package var source: Int
  /// The identifier's place, or the call's.
  package var location: SourceLocation

  package struct Result: Sendable {
    package var type: TypeReference
    package var typeName: String
    package var isForced: Bool
    package var location: SourceLocation
  }
}

/// A controller that Objective-C code has a method of some class make, and takes for another class.
package struct FactoryUse: Sendable {
  /// What the method is declared to return; in the class, its header, and those it inherits from.
  package var made: [TypeReference]
  package var selector: String
  package var result: InstantiateUse.Result
}

/// A cast of what is inside a controller that code makes from a storyboard.
package struct InsideCast: Sendable {
  /// The controller that is made, and what is cast.
  package var made: InstantiateUse
  package var result: InstantiateUse.Result
  /// The way to it: `["topViewController"]`.
  package var path: [String]
  /// The class and the function around it.
  package var function: [String]
}
