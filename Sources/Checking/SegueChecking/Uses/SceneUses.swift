package import Findings

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

/// A controller that a call of a class method in Objective-C creates, and its expected class.
package struct FactoryUse: Sendable {
  /// The declared return types of the method: in the class, its header, and its superclasses.
  package var returnTypes: [TypeReference]
  package var selector: String
  package var result: ExpectedClass
}

/// A cast of the content of a controller that code instantiates from a storyboard.
package struct InsideCast: Sendable {
  /// The container whose content is cast to the class of `result`.
  package var container: InstantiateUse
  package var result: ExpectedClass
  /// The way to the content: `["topViewController"]`.
  package var path: [String]
  /// The class and the function around the cast.
  package var function: [String]
}
