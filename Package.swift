// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The framework whose controllers `Segues` uses. On Apple systems it is UIKit, or AppKit in a Mac app.
// Elsewhere it is the headless twin of UIKit. SEGUES_TWIN=uikit chooses the twin of UIKit on a Mac too, so that
// `swift test` can run an iOS app's controllers there. SEGUES_TWIN=appkit chooses the twin of AppKit anywhere.
let twin = Context.environment["SEGUES_TWIN"]
let offAppleSystems: [Platform] = [.linux, .windows, .android, .openbsd, .wasi]
/// The dependency on a twin, and the conditions that tell the sources which framework it is.
let (twinDependency, frameworkConditions): (Target.Dependency, [SwiftSetting]) =
  switch twin {
  case "uikit":
    (
      .target(name: "HeadlessUIKit", condition: .when(platforms: offAppleSystems + [.macOS])),
      [.define("SEGUES_TWIN", .when(platforms: offAppleSystems + [.macOS]))]
    )
  case "appkit":
    (
      .target(name: "HeadlessAppKit", condition: .when(platforms: offAppleSystems + [.macOS])),
      [
        .define("SEGUES_TWIN", .when(platforms: offAppleSystems + [.macOS])),
        .define("SEGUES_APPKIT", .when(platforms: offAppleSystems + [.macOS])),
      ]
    )
  case nil:
    (
      .target(name: "HeadlessUIKit", condition: .when(platforms: offAppleSystems)),
      [
        .define("SEGUES_TWIN", .when(platforms: offAppleSystems)),
        .define("SEGUES_APPKIT", .when(platforms: [.macOS])),
      ]
    )
  case let other?:
    fatalError("SEGUES_TWIN is '\(other)': set it to 'uikit' or 'appkit', or not at all")
  }

let package = Package(
  name: "segues",
  // The macros and the command line run on a Mac, and need macOS 13 for what they use of the standard library.
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "Segues", targets: ["Segues"]),
    .library(name: "SeguesMacros", targets: ["SeguesMacros"]),
    .library(name: "SeguesTesting", targets: ["SeguesTesting"]),
    // The target is not named after its product: on a case-insensitive volume the modules `Segues`
    // and `segues` would be one.
    .executable(name: "segues", targets: ["SeguesCommand"]),
    .executable(name: "segues-generate", targets: ["segues-generate"]),
    // The same target again, for SeguesCommandPlugin: SwiftPM finds a plugin's tool by the name of its target.
    .executable(name: "SeguesCommand", targets: ["SeguesCommand"]),
    .plugin(name: "SeguesGeneratorPlugin", targets: ["SeguesGeneratorPlugin"]),
    .plugin(name: "SeguesCommandPlugin", targets: ["SeguesCommandPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  // No other package of an app may have a target of the same name, so a general one, such as `Files`, would keep apps
  // from using this package.
  targets: [
    .target(name: "Segues", dependencies: [twinDependency]),
    .target(name: "SeguesMacros", dependencies: ["Segues", "SeguesMacrosPlugin"]),
    .macro(
      name: "SeguesMacrosPlugin",
      dependencies: ["SelectorNames"]
        + [
          "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax",
          "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
        ].map { .product(name: $0, package: "swift-syntax") }),
    // The Objective-C names of Swift methods. Macros write them, and the checker looks for them.
    .target(name: "SelectorNames"),
    .target(
      name: "SeguesTesting",
      dependencies: [
        "Findings", "NavigationGraph", "Segues", "StoryboardModel", "StoryboardParsing",
      ]),
    // Paths, and the bytes and text of files.
    .target(name: "FilesAndPaths"),
    .target(name: "Findings", dependencies: ["FilesAndPaths"]),
    .target(name: "StoryboardModel", dependencies: ["Findings"]),
    .target(name: "Parallel"),
    .target(
      name: "StoryboardParsing",
      dependencies: ["FilesAndPaths", "Findings", "Parallel", "StoryboardModel"]),
    // Code that the twins of UIKit and AppKit share.
    .target(
      name: "HeadlessSupport", dependencies: ["Findings", "StoryboardModel", "StoryboardParsing"]),
    .target(name: "HeadlessUIKit", dependencies: ["HeadlessSupport", "StoryboardModel"]),
    .target(name: "HeadlessAppKit", dependencies: ["HeadlessSupport", "StoryboardModel"]),
    // Cuts Swift and Objective-C into words, literals, comments and punctuation.
    .target(name: "SourceLexing"),
    .target(
      name: "AppProject", dependencies: ["FilesAndPaths", "Findings", "Parallel", "SourceLexing"]),
    // Draws small PDFs as SVG.
    .target(name: "PDFDrawing"),
    // The images and named colours of an app.
    .target(name: "AssetCatalogs", dependencies: ["AppProject", "FilesAndPaths", "PDFDrawing"]),
    .target(
      name: "NavigationGraph",
      dependencies: ["FilesAndPaths", "Findings", "Parallel", "StoryboardModel"]),
    // Draws storyboards. Uses neither swift-syntax nor Foundation.
    .target(
      name: "NavigationMap",
      dependencies: [
        "AssetCatalogs", "FilesAndPaths", "Findings", "NavigationGraph", "Parallel",
        "StoryboardDiff",
        "StoryboardModel",
      ],
      exclude: ["Page/Web"]),
    // The only part that opens sockets.
    .target(name: "MapServer", dependencies: ["FilesAndPaths"]),
    // Names in Swift, and those that SwiftGen and R.swift derive. The generator and the checker use them.
    .target(name: "SwiftNaming"),
    .target(
      name: "SegueGeneration",
      dependencies: [
        "FilesAndPaths", "Findings", "NavigationGraph", "Parallel", "StoryboardModel",
        "SwiftNaming",
      ]),
    // A compact binary encoding for caches and outlines.
    .target(name: "CompactCoding", dependencies: ["Findings"]),
    .target(
      name: "StoryboardOutlines", dependencies: ["CompactCoding", "Findings", "StoryboardModel"]),
    .target(
      name: "SeguesConfiguration",
      dependencies: [
        "FileWriting", "FilesAndPaths", "Findings", "SegueGeneration",
        .product(name: "Yams", package: "Yams"),
      ]),
    // System calls that Swift's modules don't offer.
    .target(name: "SystemCalls"),
    .target(name: "FileWriting", dependencies: ["FilesAndPaths", "SystemCalls"]),
    // Reads files from a revision of git.
    .target(name: "GitHistory", dependencies: ["FileWriting", "FilesAndPaths"]),
    .target(
      name: "StoryboardDiff", dependencies: ["FilesAndPaths", "Findings", "StoryboardModel"]),
    .target(
      name: "GenerationRun",
      dependencies: [
        "AppProject", "FileWriting", "FilesAndPaths", "Findings", "SegueGeneration",
        "SeguesConfiguration", "StoryboardModel", "StoryboardOutlines", "StoryboardParsing",
      ]),
    // The facts about navigation in sources, as values, and the one list of the calls that navigate.
    .target(name: "SourceFacts", dependencies: ["SourceLexing"]),
    .target(name: "ObjectiveCFacts", dependencies: ["SourceFacts", "SourceLexing"]),
    // Extracts facts from Swift. Besides the macros and SegueMigration, nothing else uses swift-syntax.
    .target(
      name: "SwiftFacts",
      dependencies: [
        "FilesAndPaths", "Parallel", "SelectorNames", "SourceFacts", "SourceLexing",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "SegueChecking",
      dependencies: [
        "FilesAndPaths", "Findings", "NavigationGraph", "Parallel", "SourceFacts", "SourceLexing",
        "StoryboardModel", "SwiftNaming",
      ]),
    .target(
      name: "CheckRun",
      dependencies: [
        "AppProject", "CompactCoding", "FileWriting", "FilesAndPaths", "Findings", "GitHistory",
        "NavigationGraph", "ObjectiveCFacts", "Parallel", "SegueChecking", "SegueGeneration",
        "SeguesConfiguration", "SourceFacts", "SourceLexing", "StoryboardModel",
        "StoryboardParsing", "SwiftFacts",
      ]),
    // Changes a name that storyboards and code share.
    .target(
      name: "Renaming",
      dependencies: [
        "CheckRun", "FilesAndPaths", "Findings", "NavigationGraph", "SegueChecking", "SourceFacts",
        "SourceLexing", "StoryboardModel", "SwiftNaming",
      ]),
    // Moves an app's classes from strings to this library, as edits of its files.
    .target(
      name: "SegueMigration",
      dependencies: [
        "FilesAndPaths", "Findings", "NavigationGraph", "Parallel", "SegueChecking", "SourceFacts",
        "StoryboardModel", "SwiftNaming",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "NavigationWalk",
      dependencies: [
        "HeadlessAppKit", "HeadlessSupport", "HeadlessUIKit", "NavigationGraph",
        "StoryboardModel", "StoryboardParsing",
      ]),
    // The build plugin has to build this before anything else, so it uses neither swift-syntax nor
    // ArgumentParser.
    .executableTarget(
      name: "segues-generate",
      dependencies: [
        "FileWriting", "Findings", "GenerationRun", "SegueGeneration", "SeguesConfiguration",
      ]),
    // The command line as a library, so that the fuzzer can run commands in its own process.
    .target(
      name: "SeguesVerbs",
      dependencies: [
        "AppProject", "AssetCatalogs", "CheckRun", "FileWriting", "FilesAndPaths", "Findings",
        "GenerationRun", "GitHistory", "MapServer", "NavigationGraph", "NavigationMap",
        "NavigationWalk", "Parallel", "Renaming", "SegueChecking", "SegueGeneration",
        "SegueMigration", "SeguesConfiguration", "StoryboardDiff", "StoryboardModel",
        "StoryboardParsing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "SeguesCommand", dependencies: ["SeguesVerbs"]),
    .plugin(
      name: "SeguesGeneratorPlugin", capability: .buildTool(), dependencies: ["segues-generate"]),
    .plugin(
      name: "SeguesCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "segues", description: "List, walk and check storyboards; generate their segues")),
      dependencies: ["SeguesCommand"]),
    // The examples are libraries, so that their tests can drive them. Storyboards are copied and not compiled:
    // Interface Builder's compiler exists only on Apple systems, and the twin reads the sources.
    .target(
      name: "Catalog", dependencies: ["SeguesMacros"], path: "Examples/Catalog",
      exclude: ["README.md", "Info.plist"], resources: [.copy("Main.storyboard")],
      plugins: ["SeguesGeneratorPlugin"]),
    .target(
      name: "Pills", dependencies: ["Segues"], path: "Examples/Pills",
      exclude: ["README.md", "Info.plist"], resources: [.copy("Main.storyboard")],
      plugins: ["SeguesGeneratorPlugin"]),
    .target(
      name: "Qold", dependencies: ["SeguesMacros"], path: "Examples/Qold",
      exclude: ["README.md", "Info.plist"],
      resources: [.copy("Main.storyboard"), .copy("Settings.storyboard")],
      plugins: ["SeguesGeneratorPlugin"]),
    .target(
      name: "Jotter", dependencies: ["SeguesMacros"], path: "Examples/Jotter",
      exclude: ["README.md", "Info.plist"], resources: [.copy("Main.storyboard")],
      plugins: ["SeguesGeneratorPlugin"]),
    .testTarget(name: "JotterTests", dependencies: ["Jotter", "SeguesTesting"]),
    .target(
      name: "Matinee", dependencies: ["SeguesMacros"], path: "Examples/Matinee",
      exclude: ["README.md", "Info.plist"], resources: [.copy("Main.storyboard")],
      plugins: ["SeguesGeneratorPlugin"]),
    .testTarget(name: "MatineeTests", dependencies: ["Matinee", "SeguesTesting"]),
    .testTarget(
      name: "SeguesOnAppKitTests", dependencies: ["Segues", "SeguesMacros", "SeguesTesting"],
      resources: [.copy("Storyboards/Office.storyboard")]),
    .testTarget(
      name: "StoryboardParsingTests",
      dependencies: [
        "FaultPlanting", "Findings", "Fuzzing", "StoryboardModel", "StoryboardOutlines",
        "StoryboardParsing", "TestSupport",
      ]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "StoryboardModel", "StoryboardParsing", "TestSupport"],
      resources: [.copy("Storyboards")]),
    .testTarget(
      name: "HeadlessAppKitTests",
      dependencies: ["HeadlessAppKit", "StoryboardModel", "StoryboardParsing", "TestSupport"],
      resources: [.copy("Storyboards")]),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["Catalog", "HeadlessUIKit", "SeguesTesting", "StoryboardModel"]),
    .testTarget(
      name: "PillsTests",
      dependencies: [
        "Pills", "SegueGeneration", "SeguesTesting", "StoryboardModel", "StoryboardParsing",
        "TestSupport",
      ]),
    .testTarget(name: "QoldTests", dependencies: ["Qold", "SeguesTesting"]),
    .testTarget(
      name: "AppleSideTests",
      dependencies: [
        "HeadlessAppKit", "HeadlessUIKit", "SeguesMacros", "TestSupport", "segues-generate",
      ]),
    .testTarget(
      name: "SeguesTests",
      dependencies: ["Segues", "SeguesMacros", "SeguesTesting"],
      resources: [.process("Storyboards")]),
    // The runtime with a storyboard for tvOS. It is a separate target, because Xcode compiles a storyboard only for
    // its own platform.
    .testTarget(
      name: "SeguesOnTVTests", dependencies: ["Segues", "SeguesMacros", "SeguesTesting"],
      resources: [.process("Storyboards")]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "DocumentTests", dependencies: ["SeguesCommand", "SeguesMacros", "TestSupport"]),
    .testTarget(name: "SelectorNamesTests", dependencies: ["SelectorNames"]),
    .testTarget(name: "SwiftNamingTests", dependencies: ["SwiftNaming", "TestSupport"]),
    .testTarget(name: "ParallelTests", dependencies: ["Parallel", "SourceFacts", "SwiftFacts"]),
    .testTarget(
      name: "SourceLexingTests", dependencies: ["FaultPlanting", "SourceLexing", "TestSupport"]),
    .testTarget(
      name: "SourceFactsTests",
      dependencies: [
        "FaultPlanting", "ObjectiveCFacts", "SourceFacts", "SourceLexing", "SwiftFacts",
        "TestSupport",
      ]),
    // The examples of the rules as apps, to run the rules on them.
    .target(
      name: "RuleExamples", dependencies: ["Findings", "SegueChecking"], path: "Tests/RuleExamples"),
    .testTarget(
      name: "SegueCheckingTests",
      dependencies: [
        "CheckRun", "FilesAndPaths", "Findings", "RuleExamples", "SegueChecking", "StoryboardModel",
        "StoryboardParsing", "TestSupport",
      ]),
    .testTarget(
      name: "CheckRunTests",
      dependencies: [
        "CheckRun", "CompactCoding", "FaultPlanting", "FileWriting", "FilesAndPaths", "Findings",
        "GitHistory", "NavigationGraph", "RuleExamples", "SegueChecking", "SeguesConfiguration",
        "SourceFacts", "StoryboardModel", "SwiftFacts", "TestSupport",
      ]),
    .testTarget(
      name: "RenamingTests",
      dependencies: [
        "CheckRun", "FileWriting", "FilesAndPaths", "Findings", "Renaming", "TestSupport",
      ]),
    .testTarget(
      name: "StoryboardDiffTests",
      dependencies: [
        "FilesAndPaths", "Findings", "StoryboardDiff", "StoryboardModel", "StoryboardParsing",
        "TestSupport",
      ]),
    // Plants faults in apps, to count how many of them the checker finds. Used by tests and by a benchmark.
    .target(
      name: "FaultPlanting",
      dependencies: [
        "AppProject", "FilesAndPaths", "Findings", "SelectorNames", "StoryboardModel",
        "StoryboardParsing",
      ], path: "Tests/FaultPlanting"),
    .testTarget(
      name: "FaultPlantingTests",
      dependencies: [
        "FaultPlanting", "FilesAndPaths", "Findings", "StoryboardParsing", "TestSupport",
      ]),
    // Damages files, runs commands on them, and judges the results. Used by tests and by a benchmark.
    .target(name: "Fuzzing", dependencies: ["FaultPlanting"], path: "Tests/Fuzzing"),
    .testTarget(
      name: "FuzzingTests", dependencies: ["FaultPlanting", "Fuzzing", "PDFDrawing", "TestSupport"]),
    .testTarget(name: "FilesAndPathsTests", dependencies: ["FilesAndPaths"]),
    .testTarget(name: "FindingsTests", dependencies: ["FilesAndPaths", "Findings", "TestSupport"]),
    .testTarget(
      name: "AppProjectTests",
      dependencies: ["AppProject", "FilesAndPaths", "Findings", "TestSupport"]),
    .testTarget(
      name: "AssetCatalogsTests", dependencies: ["AppProject", "AssetCatalogs", "TestSupport"]),
    .testTarget(name: "PDFDrawingTests", dependencies: ["FaultPlanting", "PDFDrawing"]),
    .testTarget(
      name: "NavigationGraphTests",
      dependencies: [
        "Findings", "NavigationGraph", "StoryboardModel", "StoryboardParsing", "TestSupport",
      ]),
    .testTarget(
      name: "NavigationMapTests",
      dependencies: [
        "AssetCatalogs", "FaultPlanting", "FilesAndPaths", "Findings", "NavigationGraph",
        "NavigationMap",
        "StoryboardDiff", "StoryboardModel", "StoryboardParsing", "TestSupport",
      ]),
    // Drives Chromium or Firefox, for tests and a benchmark.
    .target(name: "HeadlessBrowser", path: "Tests/HeadlessBrowser"),
    .testTarget(
      name: "MapPageTests",
      dependencies: [
        "AssetCatalogs", "Findings", "HeadlessBrowser", "NavigationGraph", "NavigationMap",
        "StoryboardDiff", "StoryboardModel", "StoryboardParsing", "TestSupport",
      ]),
    .testTarget(
      name: "MapServerTests",
      dependencies: [
        "FaultPlanting", "Fuzzing", "HeadlessBrowser", "MapServer", "SeguesCommand", "TestSupport",
      ]),
    .testTarget(
      name: "SegueGenerationTests",
      dependencies: [
        "Findings", "SegueGeneration", "Segues", "StoryboardModel", "StoryboardOutlines",
        "StoryboardParsing", "TestSupport",
      ],
      exclude: ["References", "Styles/CallSites", "Styles/References"]),
    // Compiles and runs the references of the tests above: `Generated` is a link to them.
    .target(
      name: "GeneratedShelf", dependencies: ["SeguesMacros"], path: "Tests/GeneratedShelf",
      resources: [.copy("Shelf.storyboard")]),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: ["GeneratedShelf", "SeguesMacros", "SeguesTesting", "TestSupport"],
      resources: [
        .copy("Storyboards/Admin.storyboard"), .copy("Storyboards/Archive.storyboard"),
        .copy("Storyboards/Base.lproj"), .copy("Storyboards/BookCell.xib"),
        .copy("Storyboards/Desk.storyboard"), .copy("Storyboards/Library.storyboard"),
        .copy("Storyboards/Loans.storyboard"), .copy("Storyboards/Odd “Names” &' 1.storyboard"),
        .copy("Storyboards/Phone.storyboard"), .copy("Storyboards/Sofa.storyboard"),
        .copy("Storyboards/Television.storyboard"), .copy("Storyboards/Wrist.storyboard"),
        .copy("Storyboards/de.lproj"),
      ]),
    // The same for code that brings its own copy of the library.
    .testTarget(
      name: "StandaloneTests", dependencies: ["HeadlessUIKit"],
      exclude: ["Storyboards/Atlas.storyboard"], resources: [.copy("Storyboards/Trip.storyboard")]),
    .testTarget(
      name: "StoryboardOutlinesTests",
      dependencies: [
        "Findings", "SegueGeneration", "StoryboardModel", "StoryboardOutlines",
        "StoryboardParsing", "TestSupport",
      ]),
    .testTarget(
      name: "SeguesConfigurationTests",
      dependencies: ["Findings", "SegueGeneration", "SeguesConfiguration", "TestSupport"]),
    .testTarget(
      name: "GenerationRunTests",
      dependencies: [
        "FileWriting", "FilesAndPaths", "Findings", "GenerationRun", "SegueGeneration",
        "TestSupport",
        "segues-generate",
      ]),
    .testTarget(
      name: "SegueMigrationTests",
      dependencies: [
        "CheckRun", "FilesAndPaths", "Findings", "SegueChecking", "SegueMigration", "SeguesMacros",
        "TestSupport",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], exclude: ["Fixtures"]),
    .testTarget(
      name: "NavigationWalkTests",
      dependencies: [
        "NavigationGraph", "NavigationWalk", "StoryboardModel", "StoryboardParsing", "TestSupport",
      ]),
    .testTarget(
      name: "FileWritingTests", dependencies: ["FileWriting", "FilesAndPaths", "TestSupport"]),
    .testTarget(
      name: "SeguesCommandTests", dependencies: ["SeguesCommand", "TestSupport"],
      exclude: ["References"]),
    // The tests talk to the plugin's tool. If they linked the plugin, SwiftPM would build everything a second
    // time, for the host.
    .testTarget(
      name: "SeguesMacrosPluginTests", dependencies: ["SeguesMacros", "TestSupport"],
      exclude: ["References"]),
    // Reads the corpus, and declares classes with the names that its storyboards use.
    .target(
      name: "CorpusStubs",
      dependencies: [
        "Findings", "SegueGeneration", "StoryboardModel", "StoryboardParsing", "TestSupport",
      ], path: "Tests/CorpusStubs"),
    // Compiles the code that is generated for the corpus.
    .testTarget(
      name: "GeneratedCorpusTests",
      dependencies: [
        "CorpusStubs", "SegueGeneration", "SeguesMacros", "StoryboardModel", "StoryboardParsing",
        "SwiftNaming", "TestSupport",
      ]),
    // The tests pass programs to the compiler. Most of them must not compile.
    .testTarget(
      name: "CompileFailTests",
      dependencies: [
        "SegueGeneration", "SeguesMacros", "StoryboardModel", "StoryboardParsing", "TestSupport",
      ],
      exclude: ["Generated", "Passing", "Programs"]),
  ],
  swiftLanguageModes: [.v6]
)

// The folders of `Sources`. Documentation/architecture.md explains them.
let folders = [
  "AppRuntime": ["Segues", "SeguesMacros", "SeguesMacrosPlugin", "SeguesTesting", "SelectorNames"],
  "Twins": ["HeadlessAppKit", "HeadlessSupport", "HeadlessUIKit"],
  "Storyboards": ["NavigationGraph", "StoryboardModel", "StoryboardParsing"],
  "Generating": [
    "GenerationRun", "SegueGeneration", "StoryboardOutlines", "SwiftNaming", "segues-generate",
  ],
  "Checking": [
    "CheckRun", "ObjectiveCFacts", "Renaming", "SegueChecking", "SegueMigration", "SourceFacts",
    "SourceLexing", "SwiftFacts",
  ],
  "Showing": ["MapServer", "NavigationMap", "NavigationWalk", "StoryboardDiff"],
  "Command": ["SeguesCommand", "SeguesVerbs"],
  "Groundwork": [
    "AppProject", "AssetCatalogs", "CompactCoding", "FileWriting", "FilesAndPaths", "Findings",
    "GitHistory", "PDFDrawing", "Parallel", "SeguesConfiguration", "SystemCalls",
  ],
]
for (folder, names) in folders {
  for target in package.targets where names.contains(target.name) {
    target.path = "Sources/\(folder)/\(target.name)"
  }
}

// Only this package's own tasks need this, so packages that depend on it don't get the dependency.
if Context.environment["SEGUES_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// Benchmarks are targets of this package, so that they can use its `package` declarations. They exist only on
// request, so packages that depend on this one neither see nor build them.
if Context.environment["SEGUES_BENCHMARKS"] != nil {
  // SwiftPM compiles a plugin's tool and all that it uses separately. For the command line, that is most of the
  // package. Scripts/check-consumer runs this plugin.
  package.targets.removeAll { $0.name == "SeguesCommandPlugin" }
  package.products.removeAll { ["SeguesCommandPlugin", "SeguesCommand"].contains($0.name) }
  package.targets += [
    .target(name: "BenchmarkSupport", path: "Benchmarks/Support"),
    .executableTarget(
      name: "reading-benchmark",
      dependencies: ["BenchmarkSupport", "StoryboardModel", "StoryboardParsing"],
      path: "Benchmarks/ReadingBenchmark"),
    .executableTarget(
      name: "generation-benchmark",
      dependencies: [
        "BenchmarkSupport", "GenerationRun", "SegueGeneration", "StoryboardModel",
        "StoryboardOutlines", "StoryboardParsing",
      ], path: "Benchmarks/GenerationBenchmark"),
    .executableTarget(
      name: "map-benchmark",
      dependencies: [
        "BenchmarkSupport", "NavigationGraph", "NavigationMap", "StoryboardModel",
        "StoryboardParsing",
      ], path: "Benchmarks/MapBenchmark"),
    .executableTarget(
      name: "mutation-harness",
      dependencies: ["CheckRun", "FaultPlanting", "FilesAndPaths", "Findings"],
      path: "Benchmarks/MutationHarness"),
    .executableTarget(
      name: "fuzz-harness", dependencies: ["Fuzzing", "SeguesVerbs"],
      path: "Benchmarks/FuzzHarness"),
    .executableTarget(
      name: "check-benchmark",
      dependencies: [
        "BenchmarkSupport", "CheckRun", "Findings", "SegueChecking",
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], path: "Benchmarks/CheckBenchmark"),
    .executableTarget(
      name: "growth-benchmark", dependencies: ["BenchmarkSupport"],
      path: "Benchmarks/GrowthBenchmark"),
    .executableTarget(
      name: "page-benchmark",
      dependencies: [
        "HeadlessBrowser", "NavigationGraph", "NavigationMap", "StoryboardModel",
        "StoryboardParsing",
      ], path: "Benchmarks/PageBenchmark"),
    .executableTarget(
      name: "segue-cost", dependencies: ["SeguesMacros"], path: "Benchmarks/SegueCost",
      resources: [.copy("Cost.storyboard"), .copy("Whole.storyboard")],
      plugins: ["SeguesGeneratorPlugin"]),
  ]
}

// The tests of a framework exist only if its twin runs them. On a Mac, a twin must be chosen explicitly: without
// one, `Segues` uses AppKit, which needs compiled storyboards, and SwiftPM doesn't compile them.
#if os(macOS)
let isForUIKit = twin == "uikit"
#else
let isForUIKit = twin != "appkit"
#endif
let isForAppKit = twin == "appkit"
let forUIKit: Set = [
  "Catalog", "CatalogTests", "Pills", "PillsTests", "Qold", "QoldTests", "Matinee",
  "MatineeTests", "GeneratedShelf", "GeneratedCodeTests", "SeguesTests", "AppleSideTests",
  "CompileFailTests", "DocumentTests", "GeneratedCorpusTests", "SegueMigrationTests",
  "SeguesMacrosPluginTests", "SegueGenerationTests", "SeguesOnTVTests", "StandaloneTests",
  "segue-cost",
]
let forAppKit: Set = ["Jotter", "JotterTests", "SeguesOnAppKitTests"]
package.targets.removeAll { target in
  if !isForUIKit, forUIKit.contains(target.name) { return true }
  if !isForAppKit, forAppKit.contains(target.name) { return true }
  // With the twin of AppKit, only the tests for AppKit run.
  return isForAppKit && target.type == .test && !forAppKit.contains(target.name)
}

#if os(macOS)
// Standalone code knows no twin there: it uses AppKit.
package.targets.removeAll { $0.name == "StandaloneTests" }
#endif

// UIKit has no view controllers on watchOS.
let conditions =
  frameworkConditions + [.define("SEGUES_NO_CONTROLLERS", .when(platforms: [.watchOS]))]
for target in package.targets
where ["Segues", "SeguesMacros", "SeguesTesting"].contains(target.name) {
  target.swiftSettings = conditions
}

// CI turns warnings into errors. Nothing else does, because SwiftPM rejects dependencies with unsafe flags.
let warningsAreErrors = Context.environment["SEGUES_WARNINGS_AS_ERRORS"] != nil
for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (warningsAreErrors ? [.unsafeFlags(["-warnings-as-errors"])] : [])
}
