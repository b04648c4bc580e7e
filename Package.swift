// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "segues",
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v10_15)],
  products: [],
  dependencies: [],
  targets: [
    .target(name: "Findings"),
    .target(name: "StoryboardModel", dependencies: ["Findings"]),
    .target(name: "StoryboardParsing", dependencies: ["Findings", "StoryboardModel"]),
    .testTarget(
      name: "StoryboardParsingTests",
      dependencies: ["Findings", "StoryboardModel", "StoryboardParsing"]),
  ],
  swiftLanguageModes: [.v6]
)

// CI turns warnings into errors; a package that others depend on may not carry unsafe flags.
let warningsAreErrors = Context.environment["SEGUES_WARNINGS_AS_ERRORS"] != nil
for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (warningsAreErrors ? [.unsafeFlags(["-warnings-as-errors"])] : [])
}
