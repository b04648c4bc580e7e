// swift-tools-version: 6.1
import PackageDescription

// With the twin of AppKit, the package is a Mac app.
let isForAppKit = Context.environment["SEGUES_TWIN"] == "appkit"
// An app can use the product `Segues` alone. Then no macro is built for it.
let withoutMacros = Context.environment["CONSUMER_WITHOUT_MACROS"] != nil
let generator = Target.PluginUsage.plugin(name: "SeguesGeneratorPlugin", package: "segues")

// A package that uses Segues from the outside, where it sees only public declarations.
let package = Package(
  name: "consumer",
  defaultLocalization: "en",
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v13)],
  dependencies: [.package(name: "segues", path: "../..")],
  targets: [
    // Names its segues and needs no macro, so no part of swift-syntax is compiled for it.
    .target(name: "Identifiers", dependencies: [.product(name: "Segues", package: "segues")]),
    // Has generated segues, without a macro.
    .target(
      name: "PlainApp", dependencies: [.product(name: "Segues", package: "segues")],
      resources: [.process("Base.lproj"), .process("de.lproj")], plugins: [generator]),
    // Two storyboards of the same name, in a folder that is copied as a whole; a xib; and a
    // storyboard that isn't part of the target and whose class doesn't exist.
    .target(
      name: "Corners", dependencies: [.product(name: "Segues", package: "segues")],
      exclude: ["Draft.storyboard"], resources: [.copy("Screens"), .copy("Card.xib")],
      plugins: [generator]),
    .testTarget(
      name: "PlainAppTests",
      dependencies: ["PlainApp", .product(name: "SeguesTesting", package: "segues")]),
  ]
)

if !withoutMacros {
  package.targets += [
    // Has handwritten segues.
    .target(
      name: "TypedApp", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Main.storyboard")]),
    .testTarget(
      name: "TypedAppTests",
      dependencies: ["TypedApp", .product(name: "SeguesTesting", package: "segues")],
      exclude: ["OnlySource.storyboard"], resources: [.copy("Twin.storyboard")]),
    // Has generated segues. The storyboards are copied individually, and one has a space in its
    // name.
    .target(
      name: "GeneratedApp", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Plants.storyboard"), .copy("Über uns.storyboard")], plugins: [generator]),
    .testTarget(
      name: "GeneratedAppTests",
      dependencies: ["GeneratedApp", .product(name: "SeguesTesting", package: "segues")],
      resources: [.copy("Twin.storyboard")]),
    // Two versions of an app with thirteen scenes: one with handwritten segues, and one with
    // generated segues. `Shared` is a link to the same folder in both, and their tests are links to
    // the same file.
    .target(
      name: "TrailsByHand", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Trails.storyboard"), .copy("Account.storyboard")]),
    .testTarget(
      name: "TrailsByHandTests",
      dependencies: ["TrailsByHand", .product(name: "SeguesTesting", package: "segues")]),
    .target(
      name: "TrailsGenerated", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Trails.storyboard"), .copy("Account.storyboard")], plugins: [generator]),
    .testTarget(
      name: "TrailsGeneratedTests",
      dependencies: ["TrailsGenerated", .product(name: "SeguesTesting", package: "segues")],
      swiftSettings: [.define("GENERATED")]),
  ]
}

if isForAppKit {
  package.targets = [
    // Two versions of a Mac app with fifteen scenes, like those of `Trails` above.
    .target(
      name: "MacTrailsByHand", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Main.storyboard"), .copy("Account.storyboard")]),
    .testTarget(
      name: "MacTrailsByHandTests",
      dependencies: ["MacTrailsByHand", .product(name: "SeguesTesting", package: "segues")]),
    .target(
      name: "MacTrailsGenerated", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Main.storyboard"), .copy("Account.storyboard")], plugins: [generator]),
    .testTarget(
      name: "MacTrailsGeneratedTests",
      dependencies: ["MacTrailsGenerated", .product(name: "SeguesTesting", package: "segues")],
      swiftSettings: [.define("GENERATED")]),
  ]
}
