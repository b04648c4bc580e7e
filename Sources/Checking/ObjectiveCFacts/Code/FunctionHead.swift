internal import SourceFacts

/// The head of an Objective-C method or a C function, which is known before its body is read.
struct FunctionHead {
  var context = UseContext()
  var parameters: [WrittenParameter] = []
  var returnType = WrittenType()

  /// Whether a parameter is the segue that UIKit or AppKit passes.
  func isSegue(_ parameter: Int) -> Bool {
    let type = parameters[parameter].type.base
    switch type {
    case "UIStoryboardSegue", "NSStoryboardSegue", "UIStoryboardPopoverSegue": return true
    default:
      return parameter == 0 && context.function == "prepareForSegue:sender:"
        || returnType.isAction && type.hasSuffix("Segue")
    }
  }

  /// The place of the parameter that is a segue's identifier.
  var identifierParameter: Int? {
    // A segue action gets a coder, a sender and the segue's identifier (fact 2.1).
    if returnType.isSegueAction { return parameters.count > 2 ? 2 : nil }
    return NavigationCalls.isAskedAboutSegue(context.function) ? firstText : nil
  }

  /// The place of the parameter whose value is the identifier of a segue that the function may perform.
  var forwardedIdentifier: Int? {
    guard !returnType.isSegueAction, identifierParameter == nil,
      NavigationCalls.mayHandOnIdentifier(context.function),
      !parameters.indices.contains(where: isSegue)
    else { return nil }
    return firstText
  }

  /// The place of the parameter with the restoration identifiers of a controller and of those around it.
  var restorationPath: Int? {
    parameters.firstIndex { RestorationWords.paths.contains($0.label) }
  }

  private var firstText: Int? {
    parameters.firstIndex { $0.type.base == "NSString" || Self.texts.contains($0.type.base) }
  }

  /// Whether its result can be a string, a controller or a class.
  var returnsObject: Bool {
    returnType.className != nil
      || ["id", "instancetype", "Class"].contains(returnType.base)
      || Self.texts.contains(returnType.base)
  }

  /// AppKit's names for a pointer to an `NSString`.
  private static let texts: Set<String> = [
    "NSStoryboardName", "NSStoryboardSceneIdentifier", "NSStoryboardSegueIdentifier",
  ]
}

/// A parameter of a method or function.
struct WrittenParameter {
  var label: String
  var type: WrittenType
  /// The token of the name, if it has one.
  var name: Int?
}
