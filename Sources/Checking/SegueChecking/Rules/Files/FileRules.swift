extension RuleGroup {
  /// The rules that look at storyboards alone.
  package static let files = RuleGroup(
    title: "From the storyboards alone",
    summary:
      "Findings that need no source code: about identifiers, references, and where segues lead.",
    rules: [
      DuplicateSegueIdentifierRule.self, DanglingIDRule.self, WrongDestinationRule.self,
      MissingStoryboardRule.self, MissingSceneRule.self, NoInitialControllerRule.self,
      UnopenableStoryboardRule.self, CircularReferenceRule.self, DuplicateSceneIdentifierRule.self,
      UnreachableSceneRule.self, ManualSegueWithoutIdentifierRule.self, EmptyIdentifierRule.self,
      IdentifierWithSpacesRule.self, CustomSegueWithoutClassRule.self, UnwindWithoutExitRule.self,
      CyclicEmbedRule.self, EmptyContainerRule.self, ConnectionToOtherSceneRule.self,
      DuplicateIDRule.self, SimilarNamesRule.self,
    ])
}
