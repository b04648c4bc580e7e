extension RuleGroup {
  /// The rules whose findings come from reading files.
  package static let reading = RuleGroup(
    title: "Files that cannot be read",
    summary:
      "Findings from reading storyboards, property lists and projects. A file that cannot "
      + "be read is one finding, and the other files are still checked.",
    rules: [
      UnreadableFileRule.self, UnreadableFolderRule.self, UnreadableNameRule.self,
      CollidingNamesRule.self, TooLargeRule.self, EmptyFileRule.self, GitLFSPointerRule.self,
      SymlinkStubRule.self, UnsupportedFormatRule.self, NotXMLRule.self,
      UnsupportedEncodingRule.self, WrongRootRule.self, MalformedXMLRule.self,
      MergeConflictRule.self, DoctypeRule.self, TooDeepRule.self, TooManyElementsRule.self,
      UnreadElementRule.self, UnknownRuntimeRule.self, UnreadableProjectRule.self,
      UnreadablePropertyListRule.self, UnresolvedSettingRule.self, ProjectWithoutFilesRule.self,
      UnreadableSourceRule.self, SourceEncodingRule.self, SourceSyntaxRule.self,
    ])
}
