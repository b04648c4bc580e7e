extension RuleGroup {
  /// What storyboards and sources say of each other.
  package static let code = RuleGroup(
    title: "Against the code",
    summary: "Where the sources and the storyboards disagree.",
    rules: [])
}
