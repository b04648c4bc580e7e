extension RuleGroup {
  /// What storyboards say by themselves and to each other.
  package static let files = RuleGroup(
    title: "From the storyboards alone",
    summary: "What needs no source to be seen: identifiers, references, and what leads where.",
    rules: [])
}
