// swift-tools-version: 6.1
import PackageDescription

// An app may use the product `Segues` alone: then no macro is built for it.
let withoutMacros = Context.environment["CONSUMER_WITHOUT_MACROS"] != nil
let generator = Target.PluginUsage.plugin(name: "SeguesGeneratorPlugin", package: "segues")

// What an app's package does with Segues, from outside: it sees the public declarations only.
let package = Package(
  name: "consumer",
  defaultLocalization: "en",
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v10_15)],
  dependencies: [.package(name: "segues", path: "../..")],
  targets: [
    // Names its segues, and needs no macro: nothing of swift-syntax is compiled for it.
    .target(name: "Identifiers", dependencies: [.product(name: "Segues", package: "segues")]),
    // Has generated segues, and no macro either.
    .target(
      name: "PlainApp", dependencies: [.product(name: "Segues", package: "segues")],
      resources: [.process("Base.lproj"), .process("de.lproj")], plugins: [generator]),
    // Two storyboards of one name, in a folder that is copied as a whole; a xib; and a storyboard that
    // is no part of the target, whose class is not there.
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
    // Has its segues written by hand.
    .target(
      name: "TypedApp", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Main.storyboard")]),
    .testTarget(
      name: "TypedAppTests",
      dependencies: ["TypedApp", .product(name: "SeguesTesting", package: "segues")],
      exclude: ["OnlySource.storyboard"], resources: [.copy("Twin.storyboard")]),
    // Has its segues generated. The storyboards are copied one by one; a name may have spaces.
    .target(
      name: "GeneratedApp", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Plants.storyboard"), .copy("Über uns.storyboard")], plugins: [generator]),
    .testTarget(
      name: "GeneratedAppTests",
      dependencies: ["GeneratedApp", .product(name: "SeguesTesting", package: "segues")],
      resources: [.copy("Twin.storyboard")]),
    // An app of thirteen scenes, twice: with segues written by hand, and with generated ones. `Shared` in
    // both leads to one folder, and their tests to one file.
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
