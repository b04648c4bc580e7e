import AppProject
import TestSupport
import Testing

@Suite("Libraries that an app uses and that are not among its files")
struct ExternalDependenciesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `Frameworks that no project here builds are external, but the system's are not`()
    throws
  {
    var project = ProjectText()
    let own = project.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR", type: "wrapper.framework")
    let frameworks = [
      own, project.file("Carthage/Build/iOS/Charts.framework", type: "wrapper.framework"),
      project.file("Vendor/Maps.xcframework", type: "wrapper.xcframework"),
      project.file("libTar.a", type: "archive.ar"),
      project.file("System/Library/Frameworks/UIKit.framework", tree: "SDKROOT"),
      project.file("../../System/Library/Frameworks/Odd.framework"),
      project.file("usr/lib/libz.tbd", tree: "SDKROOT"),
      project.file("Pods_Shop.framework", tree: "BUILT_PRODUCTS_DIR"),
    ]
    let page = project.file("Page.swift")
    project.target("Shop", sources: [page], frameworks: frameworks)
    try folder.write(project, files: ["Page.swift"])
    var kit = ProjectText()
    kit.target(
      "ShopKit", type: "framework", more: [("productReference", .string(kit.file("Kit.framework")))]
    )
    try folder.write(kit, to: "Kit/Kit.xcodeproj")
    let external = folder.membership().externalDependencies
    #expect(external == ["Charts", "Maps", "Tar"])
  }

  @Test func `Products of packages are external unless the package is here`() throws {
    var project = ProjectText()
    let products = ["Charts", "KitAll", "plugin:Lint"].map {
      project.add("XCSwiftPackageProductDependency", [("productName", .string($0))])
    }
    let page = project.file("Page.swift")
    project.target("Shop", sources: [page], more: [("packageProductDependencies", .ids(products))])
    try folder.write(project, files: ["Page.swift"])
    try folder.write(
      """
      import PackageDescription
      let package = Package(
        name: "Kit",
        products: [.library(name: "KitAll", targets: ["Kit"])],
        dependencies: [.package(url: "https://example.com/tar", from: "1.0.0")],
        targets: [
          .target(name: "Kit", dependencies: [
            "Base", .product(name: "Tar", package: "tar"), .byName(name: "Zip"),
            .target(name: "Other", condition: .when(platforms: [.iOS])),
          ]),
          .target(name: "Base"), .target(name: "Other"),
          .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        ])
      """, to: "Kit/Package.swift")
    let external = folder.membership().externalDependencies
    #expect(external == ["Blob", "Charts", "Tar", "Zip"])
  }

  @Test func `A product of a package that only a build phase links is external`() throws {
    var project = ProjectText()
    let product = project.add(
      "XCSwiftPackageProductDependency", [("productName", "ShortcutRecorder")])
    let buildFile = project.add("PBXBuildFile", [("productRef", .string(product))])
    let phase = project.add("PBXFrameworksBuildPhase", [("files", .ids([buildFile]))])
    let page = project.file("Page.swift")
    let sources = project.phase("PBXSourcesBuildPhase", [page])
    project.target("Shop", more: [("buildPhases", .ids([sources, phase]))])
    try folder.write(project, files: ["Page.swift"])
    #expect(folder.membership().externalDependencies == ["ShortcutRecorder"])
  }

  @Test(arguments: ["pod 'Charts'", "\tpod\t'Charts', '~> 1.0'", "pod(\"Charts/Core\")"])
  func `A Podfile names its dependencies, however its lines are spaced`(line: String) throws {
    try folder.write("", to: "Page.swift")
    try folder.write("target 'Shop' do\n\(line)\nend\n", to: "Podfile")
    #expect(folder.membership().externalDependencies == ["Charts"])
  }

  @Test func `A Cartfile names its dependencies`() throws {
    try folder.write("", to: "Page.swift")
    try folder.write(
      """
      # github "commented/Out"
      github "owner/Charts" ~> 1.0
      git "https://example.com/maps.git" "main"
      binary "https://example.com/Blob.json" == 2.0
      other "x/Y"
      """, to: "Cartfile")
    #expect(folder.membership().externalDependencies == ["Blob", "Charts", "maps"])
  }

  @Test func `A project.yml names the libraries that its targets link`() throws {
    try folder.write("", to: "Page.swift")
    try folder.write(
      """
      targets:
        Shop:
          dependencies:
            - sdk: CoreServices.framework
            - framework: Carthage/Build/Charts.xcframework
            - carthage: Maps
            - package: "Tar"
            - target: Kit
      """, to: "project.yml")
    let external = folder.membership().externalDependencies
    #expect(external == ["Charts", "Maps", "Tar"])
  }
}
