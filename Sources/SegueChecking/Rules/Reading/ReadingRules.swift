extension RuleGroup {
  /// What is found while files are read: their findings come with the input.
  package static let reading = RuleGroup(
    title: "Files that cannot be read, or say what cannot be",
    summary: "What is reported while storyboards, property lists and projects are read.",
    rules: [])
}
