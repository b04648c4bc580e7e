/// All rules, in the order of the manual.
package enum RuleCatalog {
  /// The rules by what they look at.
  package static let groups: [RuleGroup] = [.files, .code, .reading]

  package static let rules: [CatalogRule] = groups.flatMap(\.rules)

  package static func rule(named name: String) -> CatalogRule? {
    rules.first { $0.description.name == name }
  }
}

/// Rules that look at the same things: a chapter of the manual.
package struct RuleGroup: Sendable {
  package var title: String
  /// The common ground of the rules, in a sentence or two.
  package var summary: String
  package var rules: [CatalogRule]
}

extension RuleGroup {
  private init(title: String, summary: String, checks: [any Rule.Type]) {
    self.init(title: title, summary: summary, rules: checks.map(CatalogRule.init))
  }

  /// The rules that look at storyboards alone.
  package static let files = RuleGroup(
    title: "From the storyboards alone",
    summary:
      "Findings that need no source code: about identifiers, references, and where segues lead.",
    checks: [
      DuplicateSegueIdentifierRule.self, DanglingIDRule.self, WrongDestinationRule.self,
      MissingStoryboardRule.self, MissingSceneRule.self, NoInitialControllerRule.self,
      UnopenableStoryboardRule.self, CircularReferenceRule.self, DuplicateSceneIdentifierRule.self,
      UnreachableSceneRule.self, ManualSegueWithoutIdentifierRule.self, EmptyIdentifierRule.self,
      IdentifierWithSpacesRule.self, CustomSegueWithoutClassRule.self, UnwindWithoutExitRule.self,
      CyclicEmbedRule.self, EmptyContainerRule.self, ConnectionToOtherSceneRule.self,
      DuplicateIDRule.self, SimilarNamesRule.self,
    ])

  /// The rules that compare storyboards with sources.
  package static let code = RuleGroup(
    title: "Against the code",
    summary: "Places where the sources and the storyboards disagree.",
    checks: [
      PerformUnknownSegueRule.self, CompareUnknownSegueRule.self, ImpossibleCastRule.self,
      EnumCaseWithoutSegueRule.self, SegueWithoutEnumCaseRule.self, UnperformedSegueRule.self,
      UnusedSegueIdentifierRule.self, PrepareWithoutSeguesRule.self, UnknownStoryboardRule.self,
      UnknownXibRule.self, InstantiateUnknownSceneRule.self, InstantiateWrongClassRule.self,
      MissingInitialControllerRule.self, UnusedSceneIdentifierRule.self,
      ConstantWithoutSceneRule.self, UnknownAccessorRule.self, UnknownClassRule.self,
      UnknownSegueClassRule.self, DequeueUnknownIdentifierRule.self, DequeueWrongClassRule.self,
      RegisterOtherIdentifierRule.self, UnmadeControllerRule.self, UnknownOutletRule.self,
      WrongOutletTypeRule.self, UnconnectedOutletsRule.self, NeverConnectedOutletRule.self,
      UnknownRuntimeAttributeRule.self, UnknownActionRule.self, UnwindWithoutActionRule.self,
      UnknownSegueActionRule.self, SegueSourceMismatchRule.self, InputNotHandedOverRule.self,
      PrepareWithoutSuperRule.self, UnrestoredSceneRule.self,
      DuplicateRestorationIdentifierRule.self, UnknownRestorationIdentifierRule.self,
    ])

  /// The rules whose findings come from reading files.
  package static let reading = RuleGroup(
    title: "Files that cannot be read",
    summary:
      "Findings from reading storyboards, property lists and projects. A file that cannot "
      + "be read is one finding, and the other files are still checked.",
    rules: (RuleDescription.unreadableFiles + RuleDescription.foreignFiles
      + RuleDescription.malformedFiles + RuleDescription.projects)
      .map(CatalogRule.init(reading:)))
}
