/// The compilation settings of an app: its language mode and its enabled features.
package struct LanguageMode: Sendable, CustomStringConvertible {
  package var name: String
  package var flags: [String]

  package var description: String { name }

  package var compiler: Compiler { Compiler(flags: flags + ["-package-name", "program"]) }

  package static let upcomingFeatures = LanguageMode(
    name: "Swift 6, upcoming features",
    flags: [
      "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      "-enable-upcoming-feature", "InferIsolatedConformances",
    ])

  package static let all = [
    LanguageMode(name: "Swift 5", flags: ["-swift-version", "5"]),
    LanguageMode(
      name: "Swift 5, complete concurrency checking",
      flags: ["-swift-version", "5", "-strict-concurrency=complete"]),
    LanguageMode(name: "Swift 6", flags: ["-swift-version", "6"]),
    LanguageMode(
      name: "Swift 6, main actor by default",
      flags: ["-swift-version", "6", "-default-isolation", "MainActor"]),
    upcomingFeatures,
    LanguageMode(name: "Swift 6, optimised", flags: ["-swift-version", "6", "-O"]),
  ]
}
