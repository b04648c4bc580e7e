internal import Findings

/// Everything that planning generated code can report, by the name that findings carry.
///
/// What the graph reports of references, `storyboard-not-found` and others, comes beside these.
package enum GenerationRule: String, CaseIterable, Sendable {
  /// Two things of one scope have one name in Swift: one of them got a number.
  case namesCollide = "names-collide"
  /// Segues without identifier that lead from one scene to one class: nothing tells them apart.
  case unnamedSeguesAlike = "unnamed-segues-alike"
  /// A segue that has no identifier and hangs from its controller: nothing performs it.
  case segueWithoutTrigger = "segue-without-trigger"
  /// One class has two segues with one identifier that lead to different classes.
  case destinationsDiffer = "destinations-differ"
  /// Two identifiers that Swift takes for one string and UIKit for two.
  case identifiersAlike = "identifiers-alike"
  /// Two scenes of one storyboard with one identifier.
  case duplicateSceneIdentifier = "duplicate-scene-identifier"
  /// A custom class whose name is none in Swift.
  case unusableClassName = "unusable-class-name"
  /// A custom class's module that no module in Swift can be called.
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
      rule: rule.rawValue, severity: severity, location: location, message: message, help: help)
  }
}
