import AppProject
import TestSupport
import Testing

@Suite("Swift packages among an app's files")
struct PackageManifestTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // A project, so that a file in no package is not part of the app.
    var project = ProjectText()
    let file = project.file("App.swift")
    project.target("Shop", sources: [file])
    try folder.write(project, files: ["App.swift"])
  }

  /// Writes a package in the folder Kit, with empty sources.
  private func write(
    targets: String, head: String = "// swift-tools-version:5.9", rest: String = "",
    files: String...
  ) throws {
    try folder.write(
      """
      \(head)
      import PackageDescription
      let package = Package(
        name: "Kit",
        products: [.library(name: "KitAll", targets: ["Kit"])],
        targets: [\(targets)]\(rest))
      """, to: "Kit/Package.swift")
    for file in files { try folder.write("", to: "Kit/\(file)") }
  }

  private func names(of file: String) -> [String] {
    folder.membership().targetNames(of: folder.path("Kit/\(file)"))
  }

  @Test func `A target has the folder of its name, which is also its module`() throws {
    try write(
      targets: """
        .target(name: "Kit-UI", dependencies: [.target(name: "Core"), "Base"]),
        .executableTarget(name: "Core"), .testTarget(name: "KitTests", dependencies: ["Core"])
        """,
      files: "Sources/Kit-UI/a/View.swift", "Sources/Core/Core.swift", "Tests/KitTests/A.swift",
      "Sources/Old/Old.swift", "Examples/Example.swift")
    let membership = folder.membership()
    #expect(
      membership.moduleNames(of: folder.path("Kit/Sources/Kit-UI/a/View.swift")) == ["Kit_UI"])
    #expect(names(of: "Sources/Core/Core.swift") == ["Core"])
    #expect(names(of: "Tests/KitTests/A.swift") == ["KitTests"])
    #expect(membership.isTest(folder.path("Kit/Tests/KitTests/A.swift")))
    #expect(names(of: "Sources/Old/Old.swift") == [])
    #expect(names(of: "Examples/Example.swift") == [])
    #expect(names(of: "Package.swift") == [])
  }

  @Test func `A target may set its folder and its files`() throws {
    try write(
      targets: """
        .target(name: "Kit", path: "Code/Kit", exclude: ["Old", "Odd.swift"]),
        .target(name: "Deep", path: "Code/Kit/Deep/"),
        .target(name: "Some", path: "Some", sources: ["In", "One.swift"]),
        .target(name: "All", path: "All", exclude: ["Old"], sources: ["."]),
        """,
      files: "Code/Kit/A.swift", "Code/Kit/Old/B.swift", "Code/Kit/Odd.swift",
      "Code/Kit/Deep/C.swift", "Some/In/D.swift", "Some/One.swift", "Some/Two.swift",
      "All/In/E.swift", "All/Old/F.swift")
    #expect(names(of: "Code/Kit/A.swift") == ["Kit"])
    #expect(names(of: "Code/Kit/Old/B.swift") == [])
    #expect(names(of: "Code/Kit/Odd.swift") == [])
    #expect(names(of: "Code/Kit/Deep/C.swift") == ["Deep"])
    #expect(names(of: "Some/In/D.swift") == ["Some"])
    #expect(names(of: "Some/One.swift") == ["Some"])
    #expect(names(of: "Some/Two.swift") == [])
    #expect(names(of: "All/In/E.swift") == ["All"])
    #expect(names(of: "All/Old/F.swift") == [])
  }

  @Test func `The only target may have its files directly in Sources`() throws {
    try write(targets: ".target(name: \"Kit\")", files: "Sources/A.swift", "Sources/Views/B.swift")
    #expect(names(of: "Sources/A.swift") == ["Kit"])
    #expect(names(of: "Sources/Views/B.swift") == ["Kit"])
  }

  @Test func `A target of which no file was found contains nothing else`() throws {
    try write(
      targets: ".target(name: \"Kit\"), .target(name: \"CKit\")",
      files: "Sources/Kit/A.swift", "Sources/CKit/kit.c", "Examples/B.swift")
    #expect(names(of: "Sources/Kit/A.swift") == ["Kit"])
    #expect(names(of: "Examples/B.swift") == [])
  }

  @Test func `Comments and strings declare nothing`() throws {
    try write(
      targets: """
        /* .target(name: "No", path: "Sources/Kit") /* nested */ .target(name: "No") */
        // .target(name: "No")
        .target(name: "Kit", path: "Sources/Kit"), .target(name: "//", path: "Odd")
        """,
      rest: ", cLanguageStandard: \".target(name: \\\"No\\\")\"",
      files: "Sources/Kit/A.swift", "Odd/B.swift")
    #expect(names(of: "Sources/Kit/A.swift") == ["Kit"])
    #expect(names(of: "Odd/B.swift") == ["//"])
    #expect(!folder.membership().targets.map(\.name).contains("No"))
  }

  @Test(arguments: [
    "] + names.map { .target(name: $0) } + [", ".target(name: \"\\(prefix)Kit\")",
    ".target(name: \"My Kit\", path: root)", ".target(name: \"My Kit\", path: root + \"/Other\")",
    ".target(name: \"My Kit\", path: \"Other/\" + kit)", ".target(name: \"My\" + kit)",
  ])
  func `If code computes the targets, each source folder may be one`(targets: String) throws {
    try write(
      targets: targets, files: "Sources/My Kit/A.swift", "Tests/KitTests/B.swift", "Docs/C.swift")
    let membership = folder.membership()
    #expect(membership.moduleNames(of: folder.path("Kit/Sources/My Kit/A.swift")) == ["My_Kit"])
    #expect(membership.isTest(folder.path("Kit/Tests/KitTests/B.swift")))
    #expect(names(of: "Docs/C.swift") == [])
  }

  @Test(arguments: [
    ("// swift-tools-version:5.3", "", "5"), ("// swift-tools-version: 6.0", "", "6"),
    ("// swift-tools-version:4.2", "", "4"), ("", "", "3"),
    ("// swift-tools-version:6.1", ", swiftLanguageModes: [.v5]", "5"),
    ("// swift-tools-version:5.0", ", swiftLanguageVersions: [.v4_2]", "4.2"),
  ])
  func `The tools version sets the language version, unless targets do`(
    head: String, rest: String, version: String
  ) throws {
    try write(
      targets: ".target(name: \"Kit\")", head: head, rest: rest, files: "Sources/Kit/A.swift")
    #expect(folder.membership().swiftVersion(of: folder.path("Kit/Sources/Kit/A.swift")) == version)
  }

  @Test func `A file that both a project and a package have is in the project's target`() throws {
    try write(targets: ".target(name: \"Kit\")", files: "Sources/Kit/A.swift")
    var project = ProjectText()
    let file = project.file("Sources/Kit/A.swift")
    project.target("KitFramework", type: "framework", sources: [file])
    try folder.write(project, to: "Kit/Kit.xcodeproj")
    #expect(names(of: "Sources/Kit/A.swift") == ["KitFramework"])
  }

  @Test(arguments: ["(", ".target(", "\"", "/*", ".target(name:", ".target(name: \"A\", path: "])
  func `A manifest with twenty thousand unclosed calls is read to its end`(text: String) throws {
    try write(targets: String(repeating: text, count: 20_000), files: "Sources/Kit/A.swift")
    #expect(folder.membership().contains(folder.path("App.swift")))
  }
}
