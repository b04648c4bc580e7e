extension RuleGroup {
  /// What storyboards say by themselves and to each other.
  package static let files = RuleGroup(
    title: "From the storyboards alone",
    summary: "What needs no source to be seen: identifiers, references, and what leads where.",
    rules: [
      DuplicateSegueIdentifierRule.self, DanglingIDRule.self, WrongDestinationRule.self,
      MissingStoryboardRule.self, MissingSceneRule.self, NoInitialControllerRule.self,
      UnopenableStoryboardRule.self,
      CircularReferenceRule.self, DuplicateSceneIdentifierRule.self, UnreachableSceneRule.self,
      ManualSegueWithoutIdentifierRule.self, EmptyIdentifierRule.self,
      IdentifierWithSpacesRule.self, CustomSegueWithoutClassRule.self, UnwindWithoutExitRule.self,
      CyclicEmbedRule.self, EmptyContainerRule.self, DuplicateIDRule.self, SimilarNamesRule.self,
    ])
}
