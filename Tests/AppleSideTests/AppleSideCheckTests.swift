import TestSupport
import Testing

@Suite(.enabled(if: AppleSideScript.isForThisSystem, "the check is for systems without an SDK"))
struct AppleSideCheckTests {
  private let output: TemporaryFolder

  init() throws {
    output = try TemporaryFolder()
  }

  @Test func `The runtime, the macros, the examples and the twin type-check Apple-side`() throws {
    let result = try AppleSideScript().run(output: output.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let steps = result.output.split(separator: "\n")
    for step in [
      "Sources/Groundwork/Findings, iOS 13,", "Sources/Storyboards/StoryboardParsing, iOS 13,",
      "Sources/AppRuntime/Segues, uikit,", "Sources/AppRuntime/SeguesMacros, uikit,",
      "Sources/AppRuntime/SeguesTesting, uikit,",
      "Sources/AppRuntime/Segues, appkit,", "Sources/AppRuntime/SeguesMacros, appkit,",
      "Sources/AppRuntime/SeguesTesting, appkit,",
      "Examples/Jotter, appkit, Swift 6 mode,", "Examples/Jotter, appkit, Swift 5 mode,",
      "Examples/Matinee, uikit, Swift 6 mode,", "Examples/Matinee, uikit, Swift 5 mode,",
      "Examples/Matinee, mac, Swift 6 mode,",
      "Sources/AppRuntime/Segues, catalyst,", "Sources/AppRuntime/SeguesMacros, catalyst,",
      "Sources/AppRuntime/SeguesTesting, catalyst,",
      "Sources/AppRuntime/Segues, watch,", "Sources/AppRuntime/SeguesMacros, watch,",
      "AppleSideChecks/Watch, watch, Swift 6 mode,", "AppleSideChecks/Watch, watch, Swift 5 mode,",
      "Sources/Twins/HeadlessUIKit, mac,", "Sources/AppRuntime/Segues, mac,",
      "AppleSideChecks/Expansions, mac, Swift 6 mode,", "generated app, mac, Swift 6 mode,",
      "Sources/Twins/HeadlessAppKit, mac-appkit,", "Sources/AppRuntime/Segues, mac-appkit,",
      "Sources/AppRuntime/SeguesMacros, mac-appkit,",
      "Sources/AppRuntime/SeguesTesting, mac-appkit,",
      "AppleSideChecks/ExpansionsAppKit, mac-appkit, Swift 6 mode,",
      "IntegrationTests/Consumer/Sources/MacTrailsGenerated, mac-appkit, Swift 6 mode,",
      "Examples/Jotter, mac-appkit, Swift 6 mode,",
      "AppleSideChecks/Expansions, catalyst, Swift 5 mode,",
      "Tests/SeguesOnAppKitTests/Screens.swift, appkit, Swift 5 mode,",
      "IntegrationTests/Consumer/Sources/MacTrailsByHand, appkit, Swift 5 mode,",
      "generated app, catalyst, Swift 6 mode,",
      "Tests/SegueGenerationTests/Styles/References/SwiftGenAppKit, appkit, Swift 5 mode,",
      "Tests/SegueGenerationTests/References/Standalone/SeguesRuntime.swift, watch, Swift 5 mode,",
      "Plugins/SeguesGeneratorPlugin,", "Plugins/SeguesCommandPlugin,",
    ] {
      #expect(steps.contains { $0.hasPrefix("  passed  \(step)") }, "no step \(step)")
    }
    for mode in [
      "Swift 6 mode", "Swift 5 mode", "Swift 5 mode, complete concurrency checking",
      "Swift 6 mode, main-actor default isolation",
      "Swift 6 mode, all upcoming features of the package",
    ] {
      for step in [
        "AppleSideChecks/Expansions, uikit", "generated framework, uikit", "generated app, uikit",
        "AppleSideChecks/ExpansionsAppKit, appkit",
        "IntegrationTests/Consumer/Sources/MacTrailsGenerated, appkit",
        "Tests/SegueGenerationTests/References/App/Desk.storyboard.swift, appkit",
        "Tests/SegueGenerationTests/References/Standalone, uikit",
        "Tests/SegueGenerationTests/References/Standalone, appkit",
      ] {
        let name = "\(step), \(mode),"
        #expect(steps.contains { $0.hasPrefix("  passed  \(name)") }, "no step \(name)")
      }
    }
    for app in ["Catalog", "Pills", "Qold"] {
      for world in ["uikit", "catalyst"] {
        for mode in ["Swift 6 mode", "Swift 5 mode"] {
          let step = "Examples/\(app), \(world), \(mode),"
          #expect(steps.contains { $0.hasPrefix("  passed  \(step)") }, "no step \(step)")
        }
      }
    }
    for mistakes in [
      "RuntimeMistakes.swift, uikit, Swift 6 mode, all upcoming features of the package",
      "ExpansionMistakes.swift, uikit, Swift 6 mode",
      "ExpansionMistakes.swift, uikit, Swift 5 mode",
      "ExampleMistakes.swift, uikit, Swift 6 mode", "ExampleMistakes.swift, uikit, Swift 5 mode",
      "AppKitMistakes.swift, appkit, Swift 6 mode", "AppKitMistakes.swift, appkit, Swift 5 mode",
      "ExpansionMistakes.swift, catalyst, Swift 6 mode",
      "ExpansionMistakes.swift, catalyst, Swift 5 mode",
      "CatalystMistakes.swift, catalyst, Swift 6 mode",
      "CatalystMistakes.swift, catalyst, Swift 5 mode",
      "WatchMistakes.swift, watch, Swift 6 mode", "WatchMistakes.swift, watch, Swift 5 mode",
    ] {
      #expect(steps.contains("  passed  refused: AppleSideChecks/Mistakes/\(mistakes)"))
    }
  }

  @Test func `Without a compiler the check fails`() throws {
    let result = try AppleSideScript().run(
      ["stand-ins"], output: output.path, environment: ["SWIFTC": "/nowhere/swiftc"])
    #expect(result.status == 2)
    #expect(result.errors.contains("no swiftc"))
  }

  @Test func `Without the macro tool the check fails`() throws {
    let result = try AppleSideScript().run(
      ["expansions"], output: output.path, macroTool: "/nowhere/SeguesMacrosPlugin-tool")
    #expect(result.status == 2)
    #expect(result.errors.contains("no macro tool at /nowhere/SeguesMacrosPlugin-tool"))
  }

  @Test func `Without the generator the check fails`() throws {
    let result = try AppleSideScript().run(
      ["examples"], output: output.path, generator: "/nowhere/segues-generate")
    #expect(result.status == 2)
    #expect(result.errors.contains("no generator at /nowhere/segues-generate"))
  }

  @Test func `An unknown group is an error`() throws {
    let result = try AppleSideScript().run(["nothing"], output: output.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("no group nothing; there are: stand-ins ios-13 runtime"))
  }
}
