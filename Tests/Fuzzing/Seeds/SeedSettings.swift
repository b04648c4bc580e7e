/// Small manifests, build settings and configurations.
enum SeedSettings {
  static let package = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v15)],
      products: [.library(name: "App", targets: ["App"])],
      dependencies: [.package(url: "https://example.com/kit.git", from: "1.0.0"), .package(path: "../Other")],
      targets: [
        .target(name: "App", dependencies: [.product(name: "Kit", package: "kit")], path: "App", exclude: ["Info.plist"], resources: [.process("Main.storyboard")]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])

    """

  static let generator = """
    name: App
    options: {bundleIdPrefix: com.example}
    settings:
      base: {SWIFT_VERSION: 5.0}
    targets:
      App:
        type: application
        platform: iOS
        sources: [App, {path: Shared, excludes: ["**/*.md"]}]
        dependencies:
          - target: Kit
          - sdk: UIKit.framework

    """

  static let podfile = """
    platform :ios, '15.0'
    target 'App' do
      use_frameworks!
      pod 'Alamofire', '~> 5.0', :modular_headers => true
      pod "Kit", :git => 'https://example.com/kit.git'
      target 'AppTests' do inherit! :search_paths end
    end

    """

  static let cartfile = #"""
    github "ReactiveCocoa/ReactiveCocoa" >= 2.3.1 # comment
    git "https://example.com/kit.git" "main"
    binary "https://example.com/kit.json"

    """#

  static let buildSettings = """
    #include? "Other.xcconfig"
    #include "App.xcconfig"
    INFOPLIST_FILE = $(SRCROOT)/App/Info.plist
    PRODUCT_MODULE_NAME = $(PRODUCT_NAME:c99extidentifier)
    INFOPLIST_KEY_UIMainStoryboardFile = $(MAIN)
    MAIN = Main$(SUFFIX) // comment
    SUFFIX[sdk=iphoneos*] = $(inherited)

    """

  static let configuration = """
    exclude: [Vendor, "**/Old/*"]
    generate:
      style: segues
      access: package
      bundle: code
      module: App
      imports: [UIKit]
      classes: {OldController: DetailController}
      unwinds:
        "backToList:": {method: ListController.backToList(with:), value: Int}
    check:
      strict: true
      rules:
        unreachable-scene: off
        perform-unknown-segue: warning
      exclude:
        - Generated/**

    """
}
