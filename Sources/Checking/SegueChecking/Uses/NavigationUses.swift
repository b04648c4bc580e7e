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
  /// The segues that code creates itself, without a storyboard.
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
  /// Whether a function instantiates the scene of a class that it gets, and some calls to it may be unknown.
  var createsUnknownTypes = false
  /// Whether a function instantiates the scene of an identifier that it gets, and some calls to it may be unknown.
  var createsUnknownIdentifiers = false
  /// The names of the functions that get the identifier of a scene, or its class, and instantiate it.
  var makersOfPassedScenes: Set<String> = []
  /// The segues that functions with unknown callers perform by their parameters.
  var performsForUnknownCallers: [PerformUse] = []
  /// The places where functions with unknown callers instantiate scenes.
  var scenesForUnknownCallers: [SourceLocation] = []
  /// The places where functions with unknown callers open storyboards.
  var storyboardsForUnknownCallers: [SourceLocation] = []
  package internal(set) var insideCasts: [InsideCast] = []
  package internal(set) var reuse = ReuseUses()
  /// The enumerations with raw values that code uses as the names of storyboards.
  package internal(set) var openedEnums: Set<CodeType.ID> = []
  let evaluator: Evaluator

  /// The names of the functions that get a storyboard's name, and always instantiate its initial view controller.
  var makersOfInitialScenes: Set<String> { mayMakeInitialScenes.subtracting(mayMakeOtherScenes) }

  /// The names of the functions that get a storyboard's name, and never instantiate its initial view controller.
  var makersOfOtherScenes: Set<String> { mayMakeOtherScenes.subtracting(mayMakeInitialScenes) }

  private var mayMakeInitialScenes: Set<String> {
    Set(instantiations.filter { $0.identifier == nil }.compactMap(\.function))
  }

  private var mayMakeOtherScenes: Set<String> {
    Set(instantiations.filter { $0.identifier != nil }.compactMap(\.function))
      .union(makersOfPassedScenes)
  }
}

/// A restoration identifier that code compares or sets.
package struct RestorationUse: Sendable {
  package var kind: RestorationFact.Kind
  package var identifier: Evaluated
  package var location: SourceLocation
}

/// The use of an accessor that is generated for a storyboard, a scene or a segue: `StoryboardScene.Main.list`.
package struct AccessorUse: Sendable {
  /// The accessor as written.
  package var path: [String]
  /// Whether a file provides the accessor.
  package var isKnown: Bool
  package var location: SourceLocation
}
