internal import Findings
internal import StoryboardModel

/// The words of a finding.
///
/// Each rule declares its own as an extension, at the bottom of its file. Those of several rules are below.
package struct Message: Hashable, Sendable {
  /// The problem, in one sentence without a full stop.
  var text: String
  /// The consequence at run time, in one sentence; nil for the rule's own.
  var why: String?
  /// The advice, in the imperative.
  var help: String
  /// The cause that findings with other messages may share; nil if there is none.
  var cause: FindingCause?
  /// The name that the advice suggests, if it suggests one.
  var suggestedName: NameSuggestion?

  init(_ text: String, why: String? = nil, help: String, cause: FindingCause? = nil) {
    self.text = text
    self.why = why
    self.help = help
    self.cause = cause
  }

  init(_ text: String, why: String? = nil, help: Advice, cause: FindingCause? = nil) {
    self.init(text, why: why, help: help.text, cause: cause)
    suggestedName = help.suggestion
  }
}

extension Message {
  static func noScene(of className: String, _ identifier: String) -> Message {
    Message(
      "no scene has the class \(className), so it has no segue \(quoted(identifier))",
      help: "set this class for the scene that has the segue, or delete the code",
      cause: FindingCause(
        className, "no scene has the class \(className), so it has none of these segues",
        part: quoted(identifier)))
  }

  /// A class that a source declares, but that a file does not find.
  static func outOfReach(
    _ name: String, _ absence: StoryboardClasses.Absence, why: String? = nil
  ) -> Message {
    switch absence {
    case .objectiveC:
      Message(
        "the file names a module for \(name), but Objective-C classes have none", why: why,
        help: "choose the class again in Interface Builder")
    case .otherTargets:
      Message(
        "no target of this file declares the class \(name), but another target does", why: why,
        help: "choose the class again in Interface Builder, or add it to the target")
    }
  }

  /// A Swift class that a source declares, but that the system does not find.
  static func notFound(
    _ custom: CustomClass, _ obstacle: StoryboardClasses.Obstacle, why: String? = nil
  ) -> Message {
    let name = custom.name
    let help =
      "choose the class again in Interface Builder, or remove it if the object works without it"
    return switch obstacle {
    case .noModule:
      Message("the file names no module for the Swift class \(name)", why: why, help: help)
    case .unknownModule:
      Message(
        "no target builds the module \(custom.module ?? ""), which the file names for \(name)",
        why: why, help: help)
    case .unnamable(let property):
      Message(
        "the system finds no class by the name \(name), because \(name) is \(property)", why: why,
        help: "move the class out of other types, and make it neither private nor generic")
    }
  }

  static func inAnotherApp(_ name: String) -> Message {
    Message(
      "no target of this file has a storyboard \(quoted(name)), but another app has one",
      help: "add the storyboard to the target, or correct the name")
  }
}
