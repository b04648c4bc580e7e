import Testing

/// How an app's target may be set up.
struct CompilationMode: CustomTestStringConvertible {
  var name: String
  var flags: [String]

  var testDescription: String { name }

  static let all = [
    CompilationMode(name: "Swift 5", flags: ["-swift-version", "5"]),
    CompilationMode(
      name: "Swift 5, complete concurrency checking",
      flags: ["-swift-version", "5", "-strict-concurrency=complete"]),
    CompilationMode(name: "Swift 6", flags: ["-swift-version", "6"]),
    CompilationMode(
      name: "Swift 6, main actor by default",
      flags: ["-swift-version", "6", "-default-isolation", "MainActor"]),
    CompilationMode(
      name: "Swift 6, upcoming features",
      flags: ["-swift-version", "6"]
        + [
          "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
          "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
        ].flatMap { ["-enable-upcoming-feature", $0] }),
  ]
}
