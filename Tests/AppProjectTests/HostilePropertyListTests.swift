import AppProject
import Findings
import Foundation
import TestSupport
import Testing

@Suite("Property lists that ask for too much", .timeLimit(.minutes(60)))
struct HostilePropertyListTests {
  typealias List = BinaryPropertyListText

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(_ bytes: [UInt8], to name: String = "App/Info.plist") throws -> AppProject {
    try folder.write("", to: name)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name)))
    let files = FileDiscovery().files(below: [folder.path])
    return AppProject(reading: files, XcodeProjects(among: files))
  }

  /// A list with all types, which names a storyboard.
  private var small: List {
    List(objects: [
      List.dictionary([(1, 2), (3, 4)]), [0x5F, 0x10, 20] + Array("UIMainStoryboardFile".utf8),
      List.string("Main"), List.string("more"), List.array([2, 5, 6, 7]), [0x09],
      [0x11, 0x01, 0x00], [0x61, 0x00, 0xE9],
    ])
  }

  private func reasons(_ project: AppProject) -> [String] {
    project.findings.map { "\($0.rule): \($0.message)" }
  }

  @Test func `A binary list is read with all its types`() throws {
    let project = try read(small.bytes)
    #expect(project.entryPoints.map(\.storyboardName) == ["Main"])
    #expect(project.findings.isEmpty)
  }

  @Test func `A binary list written by Foundation is read`() throws {
    let root: [String: Any] = [
      "UIMainStoryboardFile": "Größe", "CFBundleVersion": 3, "Date": Date(), "Data": Data([1, 2]),
      "WKWatchKitApp": true, "Real": 1.5, "Long": String(repeating: "x", count: 70_000),
      "NSExtension": ["NSExtensionMainStoryboard": "Share"],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: root, format: .binary, options: 0)
    let project = try read(Array(data))
    #expect(
      project.entryPoints.map(\.storyboardName).sorted() == ["Größe", "Interface", "Share"])
    #expect(project.findings.isEmpty)
  }

  @Test func `Arrays that multiply each other are rejected`() throws {
    var extra: [[UInt8]] = (0..<10).map {
      List.array(Array(repeating: UInt8(5 + $0), count: 10))
    }
    extra.append(List.string("x"))
    var bomb = small
    bomb.objects = Array(bomb.objects[..<4]) + extra
    let project = try read(bomb.bytes)
    #expect(project.entryPoints.isEmpty)
    #expect(reasons(project).count == 1)
    #expect(reasons(project).first?.contains("refer to each other endlessly") == true)
    #expect(project.findings.first?.location.file == folder.path("App/Info.plist"))
  }

  @Test func `A list that contains itself is rejected`() throws {
    var circle = small
    circle.objects[4] = List.array([4])
    #expect(try reasons(read(circle.bytes)).count == 1)
    circle.objects[4] = List.dictionary([(2, 0)])
    #expect(try reasons(read(circle.bytes)).count == 1)
  }

  @Test func `Overlapping strings are rejected`() throws {
    // Each object is the contents of the next: a hundred strings of nearly the whole file.
    var list = small
    list.objects = [
      List.dictionary([(1, 2), (3, 4)]), List.string("more"), List.string("Main"),
      List.string("extra"), List.array([]),
    ]
    for _ in 0..<5 { list.objects.append([0x5F, 0x10, 200]) }
    list.objects[4] = List.array([5, 6, 7, 8, 9])
    list.objects.append(Array(repeating: 0x20, count: 300))
    #expect(try reasons(read(list.bytes)).count == 1)
  }

  @Test func `A set is not part of a property list`() throws {
    for marker in UInt8(0xC0)...0xCF {
      var sets = small
      sets.objects[4][0] = marker
      #expect(try reasons(read(sets.bytes)).count == 1)
      sets = small
      sets.objects[0][0] = marker
      #expect(try reasons(read(sets.bytes)).count == 1)
      try FileManager.default.removeItem(atPath: folder.path("App/Info.plist"))
      #expect(try reasons(read(sets.bytes, to: "A.xcodeproj/project.pbxproj")).count == 1)
      try FileManager.default.removeItem(atPath: folder.path("A.xcodeproj"))
    }
  }

  @Test func `A flipped bit or a truncation never causes a crash`() throws {
    let bytes = small.bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << bit
        let project = try read(flipped)
        #expect(project.findings.count <= 1)
      }
      // The first letters are a string in the old style.
      let isShort = (1...6).contains(index)
      #expect(try read(Array(bytes[..<index])).findings.count == (isShort ? 0 : 1))
    }
  }

  @Test(arguments: ["array", "dict"])
  func `Elements in XML have a maximum depth`(element: String) throws {
    let key = element == "dict" ? "<key>k</key>" : ""
    let open = String(repeating: "<\(element)>\(key)", count: 100_000)
    let close = String(repeating: "</\(element)>", count: 100_000)
    let project = try read(
      Array("<?xml version=\"1.0\"?><plist version=\"1.0\">\(open)\(close)</plist>".utf8))
    #expect(reasons(project).count == 1)
    #expect(reasons(project).first?.contains("nests deeper than 128 levels") == true)
  }

  @Test func `Arrays in the old style have a maximum depth`() throws {
    let text = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(
      reasons(try read(Array(text.utf8))).first?.contains("nests deeper than 128 levels") == true)
  }

  @Test func `Comments, strings and CDATA are not elements`() throws {
    let text = String(repeating: "<array>", count: 1_000)
    let project = try read(
      Array(
        """
        <?xml version="1.0"?><!-- \(text) --><plist version="1.0"><dict>
        <key>a</key><string><![CDATA[\(text)]]></string>
        <key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """.utf8))
    #expect(project.entryPoints.map(\.storyboardName) == ["Main"])
  }

  @Test func `Declared entities are rejected`() throws {
    let project = try read(
      Array(
        """
        <?xml version="1.0"?>
        <!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>&b;</string></dict></plist>
        """.utf8))
    #expect(project.entryPoints.isEmpty)
    #expect(reasons(project).count == 1)
  }

  @Test func `A pipe in place of a property list or project blocks nothing`() throws {
    try folder.write("", to: "App/Main.storyboard")
    try folder.write("", to: "App.xcodeproj/x")
    for name in ["App/Info.plist", "App.xcodeproj/project.pbxproj", "App/Podfile"] {
      try #require(mkfifo(folder.path(name), 0o644) == 0)
    }
    // Found by their names, because the kind of an entry is only checked where it matters.
    var files = FileDiscovery(findsSources: true).files(below: [folder.path])
    files.propertyLists = [folder.path("App/Info.plist")]
    files.projects = [folder.path("App.xcodeproj/project.pbxproj")]
    files.manifests = [folder.path("App/Podfile")]
    let reasons = reasons(AppProject(reading: files, XcodeProjects(among: files)))
    #expect(reasons.count == 2)
    #expect(reasons.allSatisfy { $0.contains("it is not a regular file") })
    let membership = AppMembership(reading: files)
    #expect(membership.findings.map(\.location.file) == [folder.path("App/Podfile")])
    #expect(membership.findings.map(\.rule) == ["unreadable-project"])
  }

  @Test func `Countless names are not searched line by line`() throws {
    let keys = (0..<20_000).map {
      "<key>UIMainStoryboardFile~\($0)</key>\n<string>Main\($0)</string>"
    }
    let project = try read(
      Array("<plist version=\"1.0\"><dict>\(keys.joined(separator: "\n"))</dict></plist>".utf8))
    #expect(reasons(project).first?.contains("names more than 256 storyboards") == true)
  }
}
