/// Steps of `Scripts/check-apple-side`, by the beginning of the line that reports them.
enum AppleSideSteps {
  private static let both = ["Swift 6 mode", "Swift 5 mode"]
  private static let package = "Swift 6 mode, all upcoming features of the package"
  private static let all =
    both + [
      "Swift 5 mode, complete concurrency checking", "Swift 6 mode, main-actor default isolation",
      "the settings of a new project in Xcode 26", package,
    ]

  static let runtime =
    modules(["Segues", "SeguesMacros", "SeguesTesting"], in: "uikit")
    + modules(["Segues", "SeguesMacros", "SeguesTesting"], in: "appkit")

  /// Steps of the other groups, which use the modules that `stand-ins` and `runtime` built.
  ///
  /// Groups that need each other are together.
  static let groups: [(groups: [String], steps: [String])] = [
    (
      ["ios-13"],
      ["Sources/Groundwork/Findings, iOS 13,", "Sources/Storyboards/StoryboardParsing, iOS 13,"]
    ),
    (
      ["expansions"],
      steps(
        ["AppleSideChecks/Expansions, uikit", "AppleSideChecks/ExpansionsAppKit, appkit"], in: all)
        + [
          "Tests/SeguesOnAppKitTests/Screens.swift, appkit, Swift 5 mode,",
          "IntegrationTests/Consumer/Sources/MacTrailsByHand, appkit, Swift 5 mode,",
        ]
    ),
    (
      ["generated"],
      steps(
        [
          "generated framework, uikit", "generated app, uikit",
          "IntegrationTests/Consumer/Sources/MacTrailsGenerated, appkit",
          "Tests/SegueGenerationTests/References/App/Desk.storyboard.swift, appkit",
        ], in: all)
    ),
    (
      ["standalone"],
      steps(
        [
          "Tests/SegueGenerationTests/References/Standalone, uikit",
          "Tests/SegueGenerationTests/References/Standalone, appkit",
        ], in: all)
        + [
          "Tests/SegueGenerationTests/References/Standalone/SeguesRuntime.swift, watch, Swift 5 mode,"
        ]
    ),
    (
      ["styles"],
      [
        "Tests/SegueGenerationTests/Styles/References/SwiftGenAppKit, appkit, Swift 5 mode,"
      ]
    ),
    (
      ["examples"],
      steps(
        ["Catalog", "Pills", "Qold", "Matinee"].map { "Examples/\($0), uikit" }
          + ["Examples/Jotter, appkit"], in: both)
    ),
    (
      ["headless"],
      modules(["Segues"], in: "mac")
        + modules(["Segues", "SeguesMacros", "SeguesTesting"], in: "mac-appkit")
        + [
          "Sources/Twins/HeadlessUIKit, mac,", "Sources/Twins/HeadlessAppKit, mac-appkit,",
          "AppleSideChecks/Expansions, mac, Swift 6 mode,", "generated app, mac, Swift 6 mode,",
          "Examples/Matinee, mac, Swift 6 mode,",
          "AppleSideChecks/ExpansionsAppKit, mac-appkit, Swift 6 mode,",
          "IntegrationTests/Consumer/Sources/MacTrailsGenerated, mac-appkit, Swift 6 mode,",
          "Examples/Jotter, mac-appkit, Swift 6 mode,",
        ]
    ),
    (["plugins"], ["Plugins/SeguesGeneratorPlugin,", "Plugins/SeguesCommandPlugin,"]),
    (
      ["catalyst", "watch", "mistakes"],
      modules(["Segues", "SeguesMacros", "SeguesTesting"], in: "catalyst")
        + steps(["Catalog", "Pills", "Qold"].map { "Examples/\($0), catalyst" }, in: both)
        + [
          "AppleSideChecks/Expansions, catalyst, Swift 5 mode,",
          "generated app, catalyst, Swift 6 mode,",
        ]
        + modules(["Segues", "SeguesMacros"], in: "watch")
        + steps(["AppleSideChecks/Watch, watch"], in: both)
        + ["refused: AppleSideChecks/Mistakes/RuntimeMistakes.swift, uikit, \(package)"]
        + [
          "ExpansionMistakes.swift, uikit", "ExampleMistakes.swift, uikit",
          "AppKitMistakes.swift, appkit", "ExpansionMistakes.swift, catalyst",
          "CatalystMistakes.swift, catalyst", "WatchMistakes.swift, watch",
        ].flatMap { file in both.map { "refused: AppleSideChecks/Mistakes/\(file), \($0)" } }
    ),
  ]

  private static func modules(_ names: [String], in world: String) -> [String] {
    names.map { "Sources/AppRuntime/\($0), \(world)," }
  }

  private static func steps(_ names: [String], in modes: [String]) -> [String] {
    names.flatMap { name in modes.map { "\(name), \($0)," } }
  }
}
