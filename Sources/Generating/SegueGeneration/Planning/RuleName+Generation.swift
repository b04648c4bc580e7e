internal import Findings

/// The rules for problems in planning generated code.
///
/// The graph's findings about references, such as `storyboard-not-found`, are reported in addition.
extension RuleName {
  /// Two things in one scope have the same Swift name, so one of them got a number.
  static let namesCollide: Self = "names-collide"
  /// Segues without identifiers that lead from one scene to the same class, and cannot be
  /// distinguished.
  static let unnamedSeguesAlike: Self = "unnamed-segues-alike"
  /// A segue that starts at its controller and has no identifier, so that nothing performs it.
  static let segueWithoutTrigger: Self = "segue-without-trigger"
  /// One class has two segues with one identifier that lead to different classes.
  static let destinationsDiffer: Self = "destinations-differ"
  /// Two identifiers that are equal strings to Swift, but different ones to UIKit.
  static let identifiersAlike: Self = "identifiers-alike"
  /// A custom class whose name is impossible in Swift.
  static let unusableClassName: Self = "unusable-class-name"
  /// A custom class's module whose name is impossible in Swift.
  static let unusableModuleName: Self = "unusable-module-name"
  /// Localizations of one storyboard that navigate differently.
  static let localizationsDiffer: Self = "localizations-differ"
}
