internal import Findings

/// The rules for problems in planning generated code, with the names that findings carry.
///
/// The graph's findings about references, such as `storyboard-not-found`, are reported in addition.
package enum GenerationRule: String, CaseIterable, Sendable {
  /// Two things in one scope have the same Swift name, so one of them got a number.
  case namesCollide = "names-collide"
  /// Segues without identifiers that lead from one scene to the same class, and cannot be
  /// distinguished.
  case unnamedSeguesAlike = "unnamed-segues-alike"
  /// A segue that starts at its controller and has no identifier, so that nothing performs it.
  case segueWithoutTrigger = "segue-without-trigger"
  /// One class has two segues with one identifier that lead to different classes.
  case destinationsDiffer = "destinations-differ"
  /// Two identifiers that are equal strings to Swift, but different ones to UIKit.
  case identifiersAlike = "identifiers-alike"
  /// Two scenes of one storyboard with one identifier.
  case duplicateSceneIdentifier = "duplicate-scene-identifier"
  /// A custom class whose name is impossible in Swift.
  case unusableClassName = "unusable-class-name"
  /// A custom class's module whose name is impossible in Swift.
  case unusableModuleName = "unusable-module-name"
  /// Localizations of one storyboard that navigate differently.
  case localizationsDiffer = "localizations-differ"
}

extension Finding {
  init(
    _ rule: GenerationRule, _ severity: Severity, at location: SourceLocation, _ message: String,
    help: String
  ) {
    self.init(
      rule: RuleName(rawValue: rule.rawValue), severity: severity, location: location,
      message: message,
      help: help)
  }
}
