/// The calls that name a segue, a scene or a storyboard, and the labels that name one in any call.
///
/// This is the only list of them. The scan that chooses the sources to parse, the readers of Swift
/// and Objective-C, and the checker all use it to decide whether code navigates.
package enum NavigationCalls {
  /// A function, initializer or method of UIKit, AppKit or WatchKit, or of code that SwiftGen generates.
  package struct Call: Sendable {
    package enum Meaning: Sendable {
      case performsSegue
      case opensStoryboard
      case makesScene
      case makesInitialScene
      case showsWatchScene
    }

    /// The name as in ``CallExpression/function``.
    package let function: String
    package let meaning: Meaning
    /// The labels that the argument with the name can have; empty if it is the first argument.
    package let labels: [String]

    /// Whether the call is a message of Objective-C.
    package var isObjectiveC: Bool { function.hasSuffix(":") }

    /// The first word of the name: `storyboardWithName` of `storyboardWithName:bundle:`.
    package var firstWord: String { String(function.prefix { $0 != ":" && $0 != "." }) }
  }

  /// Every call, in the spellings of all versions of Swift and of Objective-C.
  package static let all: [Call] =
    calls(.performsSegue, labels: ["withIdentifier"], "performSegue")
    + calls(.performsSegue, labels: ["segue"], "perform")
    + calls(.performsSegue, "performSegueWithIdentifier", "performSegueWithIdentifier:sender:")
    + calls(
      .opensStoryboard, labels: ["name"],
      "UIStoryboard", "NSStoryboard", "UIStoryboard.init", "NSStoryboard.init")
    + calls(.opensStoryboard, "storyboardWithName:bundle:")
    + calls(
      .makesScene, labels: ["withIdentifier", "identifier"],
      "instantiateViewController", "instantiateController",
      // Swift adds underscores to the names of methods that the framework refines for it.
      "__instantiateViewController", "__instantiateController")
    + calls(
      .makesScene,
      "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier",
      "instantiateViewControllerWithIdentifier:", "instantiateControllerWithIdentifier:",
      "instantiateViewControllerWithIdentifier:creator:",
      "instantiateControllerWithIdentifier:creator:")
    + calls(
      .makesInitialScene,
      "instantiateInitialViewController", "instantiateInitialController",
      "__instantiateInitialViewController", "__instantiateInitialController",
      "instantiateInitialViewControllerWithCreator:", "instantiateInitialControllerWithCreator:")
    + calls(
      .showsWatchScene, labels: ["withName", "name", "withNames", "withNamesAndContexts"],
      "presentController", "pushController", "reloadRootControllers",
      "reloadRootPageControllers")
    + calls(
      .showsWatchScene,
      "presentControllerWithName", "pushControllerWithName",
      "presentControllerWithName:context:", "pushControllerWithName:context:",
      "presentControllerWithNames:contexts:", "reloadRootControllersWithNames:contexts:",
      "reloadRootPageControllersWithNames:contexts:orientation:pageIndex:")

  /// The methods that the system calls with an identifier: names with labels, and selectors.
  ///
  /// It is the identifier of a page controller's page, or of a window to restore. No call in the app contains it.
  package static let callbacks: Set<String> = [
    "pageController(_:viewControllerForIdentifier:)", "pageController:viewControllerForIdentifier:",
    "restoreWindow(withIdentifier:state:completionHandler:)",
    "restoreWindowWithIdentifier:state:completionHandler:",
  ]

  /// The endings of labels that name a segue in any call, in lower case: `Item(segueID: "open")`.
  package static let segueLabels = ["segue", "segueid", "segueidentifier", "seguename"]
  /// The endings of labels that name a scene in any call, in lower case.
  package static let sceneLabels = [
    "storyboardid", "storyboardidentifier", "sceneidentifier", "viewcontrollerid",
    "controlleridentifier",
  ]
  /// The endings of labels that name several scenes in any call, in lower case.
  package static let sceneListLabels = sceneLabels.map { $0 + "s" }
  /// The endings of labels that name a storyboard in any call, in lower case.
  package static let storyboardLabels = ["storyboardname", "storyboardnamed"]

  /// The type that SwiftGen generates for the scenes of storyboards.
  package static let sceneType = "StoryboardScene"
  /// The type that SwiftGen generates for the segues of storyboards.
  package static let segueType = "StoryboardSegue"
  /// The types that SwiftGen generates for storyboards.
  package static let generatedTypes: Set<String> = [sceneType, segueType]
  /// The ending of the types that this package generates for classes: `ListSegues.perform(.show, from: self)`.
  package static let generatedEnding = "Segues"

  /// The type that R.swift generates for an app's resources.
  package static let resourceType = "R"
  /// The members of ``resourceType`` for segues and storyboards.
  package static let resourceMembers: Set<String> = ["segue", "storyboard"]

  /// Whether a label, or a part of a selector, takes a list of scenes.
  package static func isListOfScenes(_ label: String) -> Bool {
    guard label.utf8.last == UInt8(ascii: "s") else { return false }
    if label.hasSuffix("ithNames") || label == "withNamesAndContexts" { return true }
    let label = label.lowercased()
    return sceneListLabels.contains(where: label.hasSuffix)
  }

  /// Returns the listed call with a name.
  ///
  /// The name may also continue a listed selector, as that of a method of the app or a library:
  /// `performSegueWithIdentifier:sender:context:`.
  package static func call(named function: String) -> Call? {
    if let listed = byName[function] { return listed }
    // A method whose second part is different may perform the segue of another controller.
    // In Swift, a function's name has no labels, so the prefix never matches.
    let performing = "performSegueWithIdentifier:sender:"
    return function.hasPrefix(performing) ? byName[performing] : nil
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.function, $0) })

  private static func calls(
    _ meaning: Call.Meaning, labels: [String] = [], _ functions: String...
  ) -> [Call] {
    functions.map { Call(function: $0, meaning: meaning, labels: labels) }
  }
}
