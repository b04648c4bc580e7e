import TestSupport
import Testing

/// How an app is compiled: its language mode and what it turned on.
struct LanguageMode: CustomTestStringConvertible {
  var name: String
  var flags: [String]

  var testDescription: String { name }

  var compiler: Compiler { Compiler(flags: flags + ["-package-name", "program"]) }

  static let all = [
    LanguageMode(name: "Swift 5", flags: ["-swift-version", "5"]),
    LanguageMode(
      name: "Swift 5, complete concurrency checking",
      flags: ["-swift-version", "5", "-strict-concurrency=complete"]),
    LanguageMode(name: "Swift 6", flags: ["-swift-version", "6"]),
    LanguageMode(
      name: "Swift 6, main actor by default",
      flags: ["-swift-version", "6", "-default-isolation", "MainActor"]),
    LanguageMode(
      name: "Swift 6, upcoming features",
      flags: [
        "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
      ]),
    LanguageMode(name: "Swift 6, optimised", flags: ["-swift-version", "6", "-O"]),
  ]
}
