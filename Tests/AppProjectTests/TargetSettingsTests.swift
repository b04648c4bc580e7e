@testable import AppProject
import Findings
import TestSupport
import Testing

@Suite("What build settings say about a target")
struct TargetSettingsTests {
  typealias Settings = [(String, ProjectText.Value)]

  private let folder: TemporaryFolder
  private var project = ProjectText()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The only target of a project with the given settings of target and project.
  private mutating func target(
    _ settings: Settings, named name: String = "Shop", ofProject: Settings = [],
    file: String? = nil
  ) throws -> AppTarget {
    project = ProjectText()
    let page = project.file("Page.swift")
    let reference = file.map { project.file($0, type: "text.xcconfig") }
    let list = project.configurations([("Debug", settings)], file: reference)
    let ofProject = project.configurations([("Debug", ofProject)], file: nil)
    project.project = [("buildConfigurationList", .string(ofProject))]
    project.target(name, sources: [page], configurationList: list)
    try folder.write(project, files: ["Page.swift"])
    return try #require(folder.membership().targets.first)
  }

  @Test(arguments: [
    ("Shop", "Shop"), ("My Shop", "My_Shop"), ("3D-Shop", "_D_Shop"), ("Shop.Kit", "Shop_Kit"),
    ("Café", "Café"), ("Cafe\u{301}", "Cafe_"), ("店", "店"), ("a+b🛒", "a_b_"),
  ])
  mutating func `A module is named after its target, as an identifier`(name: String, module: String)
    throws
  {
    let set = try target([("PRODUCT_NAME", "$(TARGET_NAME)")], named: name).moduleNames
    #expect(set == [module])
    #expect(try target([], named: name).moduleNames.map { Array($0.utf8) } == [Array(module.utf8)])
  }

  @Test(
    arguments: [
      ([("PRODUCT_NAME", "Corner Shop")], "Corner_Shop"),
      ([("PRODUCT_MODULE_NAME", "Corner"), ("PRODUCT_NAME", "Corner Shop")], "Corner"),
      ([("PRODUCT_NAME", "${PREFIX}$(TARGET_NAME:upper)"), ("PREFIX", "The ")], "The_SHOP"),
      ([("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)Core")], "ShopCore"),
      ([("PRODUCT_MODULE_NAME", "Shop$(:c99extidentifier)")], "Shop"),
      ([("PRODUCT_NAME", "$(NAME_$(KIND))"), ("KIND", "A"), ("NAME_A", "Inner")], "Inner"),
      ([("PRODUCT_NAME", "$(NONE:default=Spare)")], "Spare"),
      ([("PRODUCT_MODULE_NAME", "$(NAME:identifier)"), ("NAME", "My Shop")], "My_Shop"),
    ] as [(Settings, String)])
  mutating func `Settings can refer to others`(settings: Settings, module: String) throws {
    #expect(try target(settings).moduleNames == [module])
  }

  @Test(
    arguments: [
      [("PRODUCT_NAME", "$(BRAND)")],
      [("PRODUCT_MODULE_NAME", "$(A)"), ("A", "$(B)"), ("B", "$(A)")],
      [("PRODUCT_NAME", "$(unclosed")], [("PRODUCT_NAME", "")],
    ] as [Settings])
  mutating func `A name that depends on a missing setting is unknown`(settings: Settings) throws {
    #expect(try target(settings).moduleNames == [])
  }

  @Test(arguments: ["$(TARGET_NAME:base)", "$(TARGET_NAME:base:default=Shop)"])
  mutating func `A name with an unknown operator is unknown`(name: String) throws {
    #expect(try target([("PRODUCT_NAME", .string(name))]).moduleNames == [])
  }

  @Test(arguments: ["PRODUCT_NAME", "PRODUCT_MODULE_NAME", "BRAND"])
  mutating func `A name that some systems have another value for is unknown`(key: String) throws {
    let settings: Settings = [
      ("PRODUCT_NAME", "$(BRAND)"), ("BRAND", "Shop"), ("\(key)[sdk=macosx*]", "Mac"),
    ]
    #expect(try target(settings).moduleNames == [])
  }

  @Test mutating func `A name that adds to an unknown one is unknown`() throws {
    let found = try target(
      [("PRODUCT_NAME", "$(inherited)Lite")], ofProject: [("PRODUCT_NAME", "$(BRAND)")])
    #expect(found.moduleNames == [])
  }

  @Test mutating func `Settings that multiply each other are unknown`() throws {
    var settings: Settings = [("PRODUCT_NAME", "$(A0)")]
    for level in 0..<6 {
      let value = String(repeating: "$(A\(level + 1))", count: 100)
      settings.append(("A\(level)", .string(value)))
    }
    settings.append(("A6", ""))
    #expect(try target(settings).moduleNames == [])
  }

  @Test(.timeLimit(.minutes(60)))
  mutating func `Long settings that double each other are unknown`() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let operators = String(repeating: ":lower", count: 100_000)
    for value in ["$(A)$(A)$(A)$(A)", "$(B\(operators))", long] {
      let settings: Settings = [
        ("PRODUCT_NAME", .string(value)), ("A", .string(long)), ("B", "Shop"),
      ]
      #expect(try target(settings).moduleNames == [])
    }
  }

  @Test(.timeLimit(.minutes(60)))
  mutating func `Targets that share countless configurations have no known names`() throws {
    let page = project.file("Page.swift")
    let name = ProjectText.Value.string(String(repeating: "$(A)", count: 190))
    let keys = [
      "PRODUCT_MODULE_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "SWIFT_VERSION", "INFOPLIST_FILE",
    ]
    project.settings = [
      (configuration: "Debug", values: [("A", "x")] + keys.map { ($0, name) })
    ]
    let list = project.configurations((0..<4_000).map { ("Debug\($0)", []) })
    for number in 0..<300 {
      project.target("Shop\(number)", sources: [page], configurationList: list)
    }
    try folder.write(project, files: ["Page.swift"])
    let targets = folder.membership().targets
    #expect(targets.count == 300)
    #expect(targets.filter { !$0.moduleNames.isEmpty } == [])
  }

  @Test(.timeLimit(.minutes(60)))
  mutating func `A configuration file that repeats what it inherits stays small`() throws {
    let line = "PRODUCT_NAME = " + String(repeating: "$(inherited)", count: 2_000)
    let text =
      "PRODUCT_NAME = \(String(repeating: "x", count: 1_000))\n"
      + Array(repeating: line, count: 500).joined(separator: "\n")
    try folder.write(text, to: "Shop.xcconfig")
    #expect(try target([], file: "Shop.xcconfig").moduleNames.count <= 1)
  }

  @Test(.timeLimit(.minutes(60)))
  mutating func `A configuration file that is included too often counts as missing`() throws {
    try folder.write(String(repeating: "A = b\n", count: 3_000_000), to: "Common.xcconfig")
    let inclusions = String(repeating: "#include \"Common.xcconfig\"\n", count: 250)
    try folder.write(inclusions, to: "Shop.xcconfig")
    #expect(try target([], file: "Shop.xcconfig").moduleNames == [])
  }

  @Test mutating func `A target inherits from the project, and adds to it`() throws {
    let found = try target(
      [("PRODUCT_NAME", "$(inherited)Lite")],
      ofProject: [
        ("PRODUCT_NAME", "Shop"), ("SWIFT_VERSION", "4.2"),
        ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.$(TARGET_NAME:rfc1034identifier)"),
      ])
    #expect(found.moduleNames == ["ShopLite"])
    #expect(found.swiftVersion == "4.2")
    #expect(found.bundleIdentifiers == ["com.example.Shop"])
  }

  @Test mutating func `A setting names the module with the classes of a watch app's storyboards`()
    throws
  {
    let storyboard = project.file("Interface.storyboard", type: "file.storyboard")
    let page = project.file("Page.swift")
    project.target(
      "Watch", type: "application.watchapp2", resources: [storyboard],
      settings: [("IBSC_MODULE", "$(TARGET_NAME)_Extension")])
    project.target("Watch Extension", type: "watchkit2-extension", sources: [page])
    project.target("Other", sources: [page])
    try folder.write(project, files: ["Interface.storyboard", "Page.swift"])
    let membership = folder.membership()
    #expect(membership.targets[0].interfaceModules == ["Watch_Extension"])
    #expect(membership.targetIndices(of: folder.path("Interface.storyboard")) == [0])
    #expect(membership.targetIndices(ofClassesIn: folder.path("Interface.storyboard")) == [1])
    #expect(membership.targetIndices(ofClassesIn: folder.path("Page.swift")) == [])
  }

  @Test mutating func `Configurations may have different modules, and the lowest version counts`()
    throws
  {
    let page = project.file("Page.swift")
    let list = project.configurations([
      ("Debug", [("PRODUCT_NAME", "Shop Dev"), ("SWIFT_VERSION", "5.0")]),
      ("Release", [("PRODUCT_NAME", "Shop"), ("SWIFT_VERSION", "4.2")]),
      ("Test", [("PRODUCT_NAME", "Shop"), ("SWIFT_VERSION", "10.0")]),
    ])
    project.target("Shop", sources: [page], configurationList: list)
    try folder.write(project, files: ["Page.swift"])
    let membership = folder.membership()
    #expect(membership.targets[0].moduleNames == ["Shop", "Shop_Dev"])
    #expect(membership.moduleNames(of: folder.path("Page.swift")) == ["Shop", "Shop_Dev"])
    #expect(membership.swiftVersion(of: folder.path("Page.swift")) == "4.2")
  }

  @Test(
    arguments: [
      ([], nil), ([("SWIFT_VERSION", "3.0")], true), ([("SWIFT_VERSION", "4.0")], false),
      ([("SWIFT_VERSION", "5.0")], false), ([("SWIFT_VERSION", "$(NONE)x")], nil),
      ([("SWIFT_VERSION", "4.0"), ("SWIFT_SWIFT3_OBJC_INFERENCE", "On")], true),
      ([("SWIFT_VERSION", "4.0"), ("SWIFT_SWIFT3_OBJC_INFERENCE", "Default")], false),
    ] as [(Settings, Bool?)])
  mutating func `Members are exposed implicitly before Swift 4, and by a setting after that`(
    settings: Settings, exposes: Bool?
  ) throws {
    #expect(try target(settings).exposesImplicitly == exposes)
    #expect(folder.membership().exposesImplicitly(folder.path("Page.swift")) == exposes)
  }

  @Test(
    arguments: [
      (["5.0", "4.2"], false), (["5.0", "3.0"], true), (["5.0", nil], nil), (["3.0", nil], true),
    ] as [([String?], Bool?)])
  mutating func `A file's members are hidden only if all its targets hide them`(
    versions: [String?], exposes: Bool?
  ) throws {
    let page = project.file("Page.swift")
    for (number, version) in versions.enumerated() {
      let settings: Settings = version.map { [("SWIFT_VERSION", .string($0))] } ?? []
      let list = project.configurations([("Debug", settings)])
      project.target("Shop\(number)", sources: [page], configurationList: list)
    }
    try folder.write(project, files: ["Page.swift"])
    #expect(folder.membership().exposesImplicitly(folder.path("Page.swift")) == exposes)
  }

  @Test mutating func `A configuration file overrides the settings of the project`() throws {
    try folder.write(
      """
      #include "Common.xcconfig"
      #include? "Private.xcconfig"
      PRODUCT_NAME = $(BRAND)$(inherited) // Shop, really
      SWIFT_VERSION[sdk=macosx*] = 4.0
      """, to: "Shop.xcconfig")
    try folder.write(
      "BRAND = Corner;\r\nSWIFT_VERSION=5.0\n#include \"Shop.xcconfig\"", to: "Common.xcconfig")
    let found = try target(
      [], ofProject: [("PRODUCT_NAME", "Shop"), ("SWIFT_VERSION", "3.0")], file: "Shop.xcconfig")
    #expect(found.moduleNames == ["CornerShop"])
    #expect(found.swiftVersion == "5.0")
  }

  @Test(arguments: ["$(inherited)", "$(SWIFT_VERSION)"])
  mutating func `A setting with a value for some systems can inherit its other value`(
    reference: String
  ) throws {
    let found = try target(
      [("SWIFT_VERSION", .string(reference)), ("SWIFT_VERSION[sdk=macosx*]", "4.0")],
      ofProject: [("SWIFT_VERSION", "5.0")])
    #expect(found.swiftVersion == "5.0")
  }

  @Test(arguments: ["$(inherited)", "${inherited}", "$(PRODUCT_NAME)", "${PRODUCT_NAME}"])
  mutating func `A configuration file can extend its own setting`(reference: String) throws {
    try folder.write(
      "PRODUCT_NAME = Corner\nPRODUCT_NAME = \(reference)Lite", to: "Shop.xcconfig")
    #expect(try target([], file: "Shop.xcconfig").moduleNames == ["CornerLite"])
  }

  @Test mutating func `A setting of a configuration file may continue on the next line`() throws {
    try folder.write(
      "PRODUCT_NAME = \\\nCorner\nFLAGS = A=1 \\ // first\nPRODUCT_NAME=Old \\\n\nBRAND = x",
      to: "Shop.xcconfig")
    #expect(try target([], file: "Shop.xcconfig").moduleNames == ["Corner"])
    try folder.write("PRODUCT_NAME = Corner \\", to: "Shop.xcconfig")
    #expect(try target([], file: "Shop.xcconfig").moduleNames == ["Corner"])
  }

  @Test mutating func `Spaces may be before conditions and in directives of configuration files`()
    throws
  {
    try folder.write("PRODUCT_NAME = Corner", to: "Common.xcconfig")
    try folder.write("#  include \"Common.xcconfig\"", to: "Shop.xcconfig")
    #expect(try target([], file: "Shop.xcconfig").moduleNames == ["Corner"])
    try folder.write("PRODUCT_NAME [sdk=iphoneos*] [arch=*] = Shop", to: "Shop.xcconfig")
    #expect(try target([], file: "Shop.xcconfig").moduleNames == [])
  }

  @Test(arguments: [
    ("Brand.xcconfig", "Config/App/Brand.xcconfig"), ("Brand", "Config/App/Brand.xcconfig"),
    ("../Brand.xcconfig", "Config/Brand.xcconfig"),
    ("Config/Brand.xcconfig", "Config/Brand.xcconfig"),
  ])
  mutating func `An included file is next to the including one, or in the project's folder`(
    name: String, path: String
  ) throws {
    try folder.write("#include \"\(name)\"", to: "Config/App/Shop.xcconfig")
    try folder.write("PRODUCT_NAME = Corner", to: path)
    #expect(try target([], file: "Config/App/Shop.xcconfig").moduleNames == ["Corner"])
  }

  @Test mutating func `An indirectly included file may be next to the outermost one`() throws {
    try folder.write("#include \"../Common/Base.xcconfig\"", to: "Config/App/Shop.xcconfig")
    try folder.write("#include \"Brand.xcconfig\"", to: "Config/Common/Base.xcconfig")
    try folder.write("PRODUCT_NAME = Corner", to: "Config/App/Brand.xcconfig")
    #expect(try target([], file: "Config/App/Shop.xcconfig").moduleNames == ["Corner"])
    try folder.write("PRODUCT_NAME = Near", to: "Config/Common/Brand.xcconfig")
    #expect(try target([], file: "Config/App/Shop.xcconfig").moduleNames == ["Near"])
  }

  @Test mutating func `A missing configuration file may name the product`() throws {
    #expect(try target([], file: "Private.xcconfig").moduleNames == [])
    #expect(
      try target([("PRODUCT_NAME", "Shop")], file: "Private.xcconfig").moduleNames == ["Shop"])
    #expect(try target([], file: "Pods-Shop.debug.xcconfig").moduleNames == ["Shop"])
  }

  @Test(
    arguments: [
      (#"#include "Private.xcconfig""#, []), (#"#include? "Private.xcconfig""#, ["Shop"]),
      (#"#include "Pods/Pods-Shop/Pods-Shop.debug.xcconfig""#, ["Shop"]),
      ("#include \"Private.xcconfig\"\nPRODUCT_NAME = Corner", ["Corner"]),
      (#"#include "Common.xcconfig""#, []),
    ] as [(String, [String])])
  mutating func `A missing file that a configuration file has to include may name the product`(
    text: String, modules: [String]
  ) throws {
    try folder.write("#include \"Gone.xcconfig\"", to: "Common.xcconfig")
    try folder.write(text, to: "Shop.xcconfig")
    #expect(try target([], file: "Shop.xcconfig").moduleNames == modules)
  }

  @Test(arguments: [
    ("application", AppTarget.Kind.app), ("application.watchapp2", .watchApp),
    ("application.on-demand-install-capable", .app), ("watchkit2-extension", .watchExtension),
    ("app-extension", .appExtension), ("app-extension.messages", .appExtension),
    ("application.messages", .messagesApp), ("app-extension.messages-sticker-pack", .stickerPack),
    ("extensionkit-extension", .appExtension), ("framework.static", .framework),
    ("library.static", .library), ("bundle.unit-test", .unitTests),
    ("bundle.ui-testing", .uiTests), ("tool", .tool), ("bundle", .other), ("", .other),
  ])
  mutating func `The kind of a target follows from its product type`(
    type: String, kind: AppTarget.Kind
  ) throws {
    let page = project.file("Page.swift")
    project.target("Shop", type: type, sources: [page])
    try folder.write(project, files: ["Page.swift"])
    let membership = folder.membership()
    #expect(membership.targets.map(\.kind) == [kind])
    #expect(membership.isTest(folder.path("Page.swift")) == [.unitTests, .uiTests].contains(kind))
  }

  @Test mutating func `A file shared by the app and its tests is not a test`() throws {
    let page = project.file("Page.swift")
    project.target("Shop", sources: [page])
    project.target("ShopTests", type: "bundle.unit-test", sources: [page])
    try folder.write(project, files: ["Page.swift"])
    #expect(!folder.membership().isTest(folder.path("Page.swift")))
  }

  @Test mutating func `An entry point has the targets whose property list or settings name it`()
    throws
  {
    let page = project.file("Page.swift")
    for name in ["Kiosk", "Shop"] {
      let list = ProjectText.Value.string("\(name).plist")
      project.target(name, sources: [page], settings: [("INFOPLIST_FILE", list)])
    }
    try folder.write(project, files: ["Page.swift", "Kiosk.plist", "Shop.plist"])
    let membership = folder.membership()
    let file = try #require(membership.targets.first).declaredIn
    func targets(_ file: String, _ target: String?) -> [String] {
      let entry = EntryPoint(
        storyboardName: "Main", role: .main, folder: folder.path,
        declaredIn: SourceLocation(file: file), target: target)
      return membership.targetIndices(of: entry).map { membership.targets[$0].name }
    }
    #expect(targets(file, "Shop") == ["Shop"])
    #expect(targets(file, "Other") == [])
    #expect(targets(folder.path("Kiosk.plist"), nil) == ["Kiosk"])
    #expect(targets(folder.path("Page.swift"), "Shop") == [])
  }

  @Test(
    arguments: [
      ([("INFOPLIST_FILE", "Shop.plist")], true),
      ([("GENERATE_INFOPLIST_FILE", "YES")], true),
      ([("INFOPLIST_FILE", "Share/Info.plist")], false),
      ([("INFOPLIST_FILE", "Gone.plist")], false),
      ([("INFOPLIST_FILE", "$(LIST)"), ("GENERATE_INFOPLIST_FILE", "YES")], false),
      ([("INFOPLIST_FILE", "Shop.plist"), ("INFOPLIST_FILE[sdk=macosx*]", "Mac.plist")], false),
      ([], false),
    ] as [(Settings, Bool)])
  mutating func `A property list is unused if all targets say that they use others`(
    settings: Settings, isUnused: Bool
  ) throws {
    let page = project.file("Page.swift")
    project.target("Shop", sources: [page], settings: settings)
    project.target("ShopTests", type: "bundle.unit-test", sources: [page])
    let files = ["Page.swift", "Shop.plist", "Share/Info.plist"]
    try folder.write(project, files: files)
    let entry = entry(named: "Share/Info.plist")
    #expect(folder.membership().isUnused(entry) == isUnused)
    // A project in C# next to it doesn't say more.
    try folder.write("<Reference Include=\"Xamarin.iOS\" />", to: "Binding.csproj")
    #expect(folder.membership().isUnused(entry) == isUnused)
    // A project says nothing about the folders next to its own.
    try folder.write(project, to: "App/Shop.xcodeproj", files: files.map { "App/" + $0 })
    #expect(!folder.membership(below: ["App", "Share"]).isUnused(entry))
  }

  @Test(arguments: ["framework", "library.static", "bundle.unit-test"])
  mutating func `A project without an app uses only the property lists that its targets name`(
    type: String
  ) throws {
    let page = project.file("Page.swift")
    project.target(
      "Kit", type: type, sources: [page], settings: [("INFOPLIST_FILE", "Kit.plist")])
    try folder.write(project, files: ["Page.swift", "Kit.plist", "Old/Info.plist"])
    #expect(folder.membership().isUnused(entry(named: "Old/Info.plist")))
    #expect(!folder.membership().isUnused(entry(named: "Kit.plist")))
  }

  private func entry(named file: String) -> EntryPoint {
    EntryPoint(
      storyboardName: "Main", role: .appExtension, folder: folder.path,
      declaredIn: SourceLocation(file: folder.path(file)))
  }

  @Test mutating func `Without a project that lists files, no property list is unused`() throws {
    let page = project.file("Page.swift")
    project.target("Shop", sources: [page], settings: [("GENERATE_INFOPLIST_FILE", "YES")])
    try folder.write(project, files: [])
    try folder.write("", to: "Share/Info.plist")
    #expect(!folder.membership().isUnused(entry(named: "Share/Info.plist")))
    try folder.write("targets:\n", to: "Other/project.yml")
    try folder.write("", to: "Other/Info.plist")
    #expect(!folder.membership().isUnused(entry(named: "Other/Info.plist")))
  }

  @Test mutating func `The property list of an app in C# opens nothing in the app next to it`()
    throws
  {
    let page = project.file("Page.swift")
    project.target("Shop", sources: [page])
    try folder.write(project, to: "Shop/Shop.xcodeproj", files: ["Shop/Page.swift"])
    try folder.write("<Reference Include=\"Xamarin.Mac\" />", to: "Kiosk/Kiosk.csproj")
    try folder.write("", to: "Kiosk/Info.plist")
    #expect(folder.membership().isUnused(entry(named: "Kiosk/Info.plist")))
  }

  @Test func `Files of settings are recorded, whichever thread reads them`() throws {
    for number in 0..<16 {
      var project = ProjectText()
      let page = project.file("Page.swift")
      let file = project.file("Shop\(number).xcconfig", type: "text.xcconfig")
      let list = project.configurations([("Debug", [])], file: file)
      project.target("Shop", sources: [page], configurationList: list)
      try folder.write(project, to: "Shop\(number).xcodeproj", files: ["Page.swift"])
    }
    let (_, paths) = FileAccess.recording { folder.membership() }
    let files = (0..<16).map { folder.path("Shop\($0).xcconfig") }
    #expect(Set(files).isSubset(of: paths))
  }
}
