package import SourceFacts

/// The calls of UIKit and AppKit that name a segue, a scene or a storyboard, in the spellings of all
/// versions of Swift and of Objective-C.
package enum KnownCalls {
  typealias Argument = CallExpression.Argument

  /// Whether a call is one of these, or of a function that generated code has for a scene.
  package static func contain(_ call: CallExpression) -> Bool {
    performedIdentifier(of: call) != nil || storyboardName(of: call) != nil
      || call.function.hasPrefix("instantiate") || isAccessor(call) || labeledSegue(call) != nil
  }

  /// Whether a call is on an accessor of SwiftGen's or R.swift's: `StoryboardScene.Main.list.make()`.
  private static func isAccessor(_ call: CallExpression) -> Bool {
    guard case .name(let path)? = call.receiver, let first = path.first else { return false }
    return first == "R" || first == "StoryboardScene" || first == "StoryboardSegue"
  }

  /// The identifier of a segue that is performed.
  static func performedIdentifier(of call: CallExpression) -> Argument? {
    switch call.function {
    case "performSegue": call.arguments.first { $0.label == "withIdentifier" }
    case "performSegueWithIdentifier", "performSegueWithIdentifier:sender:": call.arguments.first
    // SwiftGen's.
    case "perform": call.arguments.first { $0.label == "segue" }
    default: nil
    }
  }

  /// The identifier of a scene that is instantiated; nil for the initial one.
  static func sceneIdentifier(of call: CallExpression) -> Argument? {
    switch call.function {
    case "instantiateViewController", "instantiateController":
      call.arguments.first { $0.label == "withIdentifier" || $0.label == "identifier" }
    case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier",
      "instantiateViewControllerWithIdentifier:", "instantiateControllerWithIdentifier:",
      "instantiateViewControllerWithIdentifier:creator:",
      "instantiateControllerWithIdentifier:creator:":
      call.arguments.first
    default: watchController(of: call)
    }
  }

  /// The name of an interface controller of WatchKit that is shown, or of several as a choice.
  static func watchController(of call: CallExpression) -> Argument? {
    switch call.function {
    case "presentController", "pushController", "reloadRootControllers",
      "reloadRootPageControllers":
      call.arguments.first {
        ["withName", "name", "withNames", "withNamesAndContexts"].contains($0.label)
      }
    case "presentControllerWithName", "pushControllerWithName",
      "presentControllerWithName:context:", "pushControllerWithName:context:",
      "presentControllerWithNames:contexts:", "reloadRootControllersWithNames:contexts:",
      "reloadRootPageControllersWithNames:contexts:orientation:pageIndex:":
      call.arguments.first
    default: nil
    }
  }

  /// The arguments of an unknown function whose labels say that they name a scene or a storyboard:
  /// `open(storyboardName: "Main", storyboardIdentifier: "List")`.
  static func labeled(_ call: CallExpression) -> (scene: Argument?, storyboard: Argument?) {
    func first(_ endings: [String]) -> Argument? {
      call.arguments.first { $0.label.map { ends($0, endings) } ?? false }
    }
    return (
      first([
        "storyboardid", "storyboardidentifier", "sceneidentifier", "viewcontrollerid",
        "controlleridentifier",
      ]), first(["storyboardname", "storyboardnamed"])
    )
  }

  /// The argument whose label says that it names a segue: `Item(title: "Open", segue: "open")`, or the value
  /// of a property, `row.segueIdentifier = "open"`.
  static func labeledSegue(_ call: CallExpression) -> Argument? {
    call.arguments.first {
      $0.label.map { ends($0, ["segue", "segueid", "segueidentifier", "seguename"]) } ?? false
    }
  }

  /// Whether a label has one of some endings, in whatever case.
  private static func ends(_ label: String, _ endings: [String]) -> Bool {
    let label = label.utf8
    return endings.contains { ending in
      label.count >= ending.utf8.count
        && zip(label.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  /// Whether a call makes a controller from a storyboard.
  static func isInstantiation(_ call: CallExpression) -> Bool {
    if sceneIdentifier(of: call) != nil { return true }
    return initialCalls.contains(call.function)
  }

  private static let initialCalls: Set<String> = [
    "instantiateInitialViewController", "instantiateInitialController",
    "instantiateInitialViewControllerWithCreator:", "instantiateInitialControllerWithCreator:",
  ]

  /// The name of a storyboard that is opened.
  static func storyboardName(of call: CallExpression) -> Argument? {
    switch call.function {
    case "UIStoryboard", "NSStoryboard", "UIStoryboard.init", "NSStoryboard.init":
      call.arguments.first { $0.label == "name" }
    case "storyboardWithName:bundle:": call.arguments.first
    default: nil
    }
  }

  /// Whether the bundle of a storyboard that is opened is the app's, as far as the code says: none,
  /// the main one, or that of the code.
  static func isOwnBundle(_ call: CallExpression) -> Bool {
    guard call.arguments.count > 1 else { return true }
    switch call.arguments[1].value {
    // A bundle that is passed is the main one nearly always: that is what such parameters default to.
    case .nil, .parameter: return true
    case .name(let path), .implicitMember(let path):
      return ["main", "mainBundle", "module"].contains(path.last)
    // Before Swift 3.
    case .call(let bundle): return bundle.function == "mainBundle"
    default: return false
    }
  }
}
