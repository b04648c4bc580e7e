package import SourceFacts

/// Finds the argument of a call that names a segue, a scene or a storyboard, according to ``NavigationCalls``.
package enum KnownCalls {
  typealias Argument = CallExpression.Argument

  /// Whether a call navigates, registers or dequeues by itself, without a look at the function that it calls.
  package static func contain(_ call: CallExpression) -> Bool {
    if ReuseCalls.call(call) != nil || NibCalls.call(call) != nil { return true }
    if NavigationCalls.call(named: call.function).flatMap({ named(by: $0, in: call) }) != nil {
      return true
    }
    let (scene, storyboard) = labeled(call)
    return call.function.hasPrefix("instantiate") || isAccessor(call) || labeledSegue(call) != nil
      || scene != nil || storyboard != nil
  }

  /// Whether a call is on an accessor of SwiftGen's or R.swift's: `StoryboardScene.Main.list.make()`.
  private static func isAccessor(_ call: CallExpression) -> Bool {
    guard case .name(let path)? = call.receiver, let first = path.first else { return false }
    return first == NavigationCalls.resourceType || NavigationCalls.generatedTypes.contains(first)
  }

  /// The identifier of a segue that is performed.
  static func performedIdentifier(of call: CallExpression) -> Argument? {
    argument(of: call, that: .performsSegue)
  }

  /// The identifier of a scene that is instantiated; nil for the initial one.
  static func sceneIdentifier(of call: CallExpression) -> Argument? {
    argument(of: call, that: .makesScene, .showsWatchScene)
  }

  /// The identifier of a segue that code creates: `UIStoryboardSegue(identifier: "show", source: self, …)`.
  static func createdSegue(_ call: CallExpression) -> Argument? {
    let selectors = [
      "initWithIdentifier:source:destination:",
      "segueWithIdentifier:source:destination:performHandler:",
    ]
    let labels = call.arguments.prefix(3).map(\.label)
    return selectors.contains(call.function) || labels == ["identifier", "source", "destination"]
      ? call.arguments.first : nil
  }

  /// The name of a WatchKit interface controller that is shown, or of several as a choice.
  static func watchController(of call: CallExpression) -> Argument? {
    argument(of: call, that: .showsWatchScene)
  }

  /// The name of a storyboard that is opened.
  static func storyboardName(of call: CallExpression) -> Argument? {
    argument(of: call, that: .opensStoryboard)
  }

  /// Whether a call opens a storyboard.
  static func isOpening(_ call: CallExpression) -> Bool {
    NavigationCalls.call(named: call.function)?.meaning == .opensStoryboard
  }

  /// The name of a storyboard that is opened by R.swift's resource: `UIStoryboard(resource: R.storyboard.main)`.
  static func resourceName(of call: CallExpression) -> Expression? {
    guard isOpening(call),
      let resource = call.arguments.first(where: { $0.label == "resource" }),
      case .name(let path) = resource.value
    else { return nil }
    return .name(path + ["name"])
  }

  /// The argument that names what a listed call is about, if the call has one of some meanings.
  private static func argument(
    of call: CallExpression, that meanings: NavigationCalls.Call.Meaning...
  ) -> Argument? {
    NavigationCalls.call(named: call.function)
      .flatMap { meanings.contains($0.meaning) ? named(by: $0, in: call) : nil }
  }

  private static func named(by known: NavigationCalls.Call, in call: CallExpression) -> Argument? {
    guard !known.labels.isEmpty else { return call.arguments.first }
    return call.arguments.first { $0.label.map(known.labels.contains) ?? false }
  }

  /// The arguments that name a scene or a storyboard by their labels, whatever the function is:
  /// `open(storyboardName: "Main", storyboardIdentifier: "List")`.
  static func labeled(_ call: CallExpression) -> (scene: Argument?, storyboard: Argument?) {
    (
      first(in: call, endingIn: allSceneLabels),
      first(in: call, endingIn: NavigationCalls.storyboardLabels)
    )
  }

  private static let allSceneLabels = NavigationCalls.sceneLabels + NavigationCalls.sceneListLabels

  /// The argument that names a segue by its label, whatever the function is: `Item(title: "Open", segue: "open")`,
  /// and the value of a property: `row.segueIdentifier = "open"`.
  static func labeledSegue(_ call: CallExpression) -> Argument? {
    first(in: call, endingIn: NavigationCalls.segueLabels)
  }

  /// The first argument whose label has one of some endings, whatever its case.
  private static func first(in call: CallExpression, endingIn endings: [String]) -> Argument? {
    call.arguments.first { argument in
      guard let label = argument.label?.utf8 else { return false }
      return endings.contains { ending in
        label.count >= ending.utf8.count
          && zip(label.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0 | 0x20 == $1 }
      }
    }
  }

  /// Whether a call creates a controller from a storyboard.
  static func isInstantiation(_ call: CallExpression) -> Bool {
    if sceneIdentifier(of: call) != nil { return true }
    return NavigationCalls.call(named: call.function)?.meaning == .makesInitialScene
  }

  /// Whether a call passes a closure that creates the controller, as in
  /// `instantiateViewController(identifier: "List") { List(coder: $0) }`.
  static func hasCreator(_ call: CallExpression) -> Bool {
    guard watchController(of: call) == nil else { return false }
    let isNamed = sceneIdentifier(of: call) != nil
    return call.arguments.enumerated().contains { index, argument in
      guard argument.value != .nil else { return false }
      // The function that gets a closure with that label may be one of the app's.
      return argument.label == "creator"
        || argument.label == nil && index >= (isNamed ? 1 : 0) && isInstantiation(call)
    }
  }

  /// Whether a call opens a storyboard of the app's own bundle: none, the main one, or the code's.
  static func isOwnBundle(_ call: CallExpression) -> Bool {
    call.arguments.count < 2 || isOwn(bundle: call.arguments[1].value)
  }

  /// Whether a bundle is the app's own, according to the expression: the main one, or that of the code.
  static func isOwn(bundle: Expression) -> Bool {
    switch bundle {
    // A bundle that is passed is nearly always the main one: that is the default of such parameters.
    case .nil, .parameter: return true
    case .name(let path), .implicitMember(let path):
      return ["main", "mainBundle", "module"].contains(path.last)
    // Before Swift 3.
    case .call(let bundle): return bundle.function == "mainBundle"
    default: return false
    }
  }

  /// Whether a bundle may be the main one: a variable may be, but one of another name isn't.
  static func mayBeMain(bundle: Expression?) -> Bool {
    switch bundle {
    case .call(let call): call.function == "mainBundle"
    case .name(let path): path.count == 1 || ["main", "mainBundle"].contains(path.last)
    case .implicitMember(let path): path.last == "main"
    default: true
    }
  }
}
