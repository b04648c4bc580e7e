// swift-tools-version: 6.1
import PackageDescription

// What an app's package does with Segues, from outside: it sees the public declarations only.
let package = Package(
  name: "consumer",
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v10_15)],
  dependencies: [.package(name: "segues", path: "../..")],
  targets: [
    // Names its segues, and needs no macro: nothing of swift-syntax is compiled for it.
    .target(name: "Identifiers", dependencies: [.product(name: "Segues", package: "segues")]),
    .target(
      name: "TypedApp", dependencies: [.product(name: "SeguesMacros", package: "segues")],
      resources: [.copy("Main.storyboard")]),
    .testTarget(
      name: "TypedAppTests",
      dependencies: ["TypedApp", .product(name: "SeguesTesting", package: "segues")]),
  ]
)
