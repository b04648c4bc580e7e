extension RuleGroup {
  /// The rules that compare storyboards with sources.
  package static let code = RuleGroup(
    title: "Against the code",
    summary: "Places where the sources and the storyboards disagree.",
    rules: [
      PerformUnknownSegueRule.self, CompareUnknownSegueRule.self, ImpossibleCastRule.self,
      EnumCaseWithoutSegueRule.self, SegueWithoutEnumCaseRule.self, UnperformedSegueRule.self,
      UnusedSegueIdentifierRule.self, PrepareWithoutSeguesRule.self, UnknownStoryboardRule.self,
      UnknownXibRule.self,
      InstantiateUnknownSceneRule.self, InstantiateWrongClassRule.self,
      MissingInitialControllerRule.self, UnusedSceneIdentifierRule.self,
      ConstantWithoutSceneRule.self, UnknownAccessorRule.self, UnknownClassRule.self,
      UnknownSegueClassRule.self, DequeueUnknownIdentifierRule.self, DequeueWrongClassRule.self,
      RegisterOtherIdentifierRule.self, UnmadeControllerRule.self, UnknownOutletRule.self,
      WrongOutletTypeRule.self, UnconnectedOutletsRule.self, NeverConnectedOutletRule.self,
      UnknownRuntimeAttributeRule.self,
      UnknownActionRule.self, UnwindWithoutActionRule.self, UnknownSegueActionRule.self,
      SegueSourceMismatchRule.self, InputNotHandedOverRule.self, PrepareWithoutSuperRule.self,
      UnrestoredSceneRule.self, DuplicateRestorationIdentifierRule.self,
      UnknownRestorationIdentifierRule.self,
    ])
}
