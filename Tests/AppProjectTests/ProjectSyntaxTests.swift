import AppProject
import Foundation
import TestSupport
import Testing

/// The parser is tested through the settings of a project, which are arbitrary strings.
@Suite("Projects as text")
struct ProjectSyntaxTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The bundle identifier of the target of a project, written as given.
  private func identifier(_ literal: String) throws -> String? {
    try folder.write(
      """
      // !$*UTF8*$!
      {
        objects = { // A comment.
          T /* Shop */ = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; };
          L = {isa=XCConfigurationList;buildConfigurations=(C /* Debug */);};
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            PRODUCT_BUNDLE_IDENTIFIER = \(literal);
          }; };
        };
        rootObject = P;
      }
      """, to: "Shop.xcodeproj/project.pbxproj")
    return folder.membership().targets.first?.bundleIdentifiers.first
  }

  @Test(arguments: [
    ("com.example-1/a:b_$c", "com.example-1/a:b_$c"), (#""a b""#, "a b"), ("'a \"b'", "a \"b"),
    (#""a\"b\\c\n\t""#, "a\"b\\c\n\t"), (#""\U00e9\U4e2d""#, "é中"),
    ("\"é 🛒\"", "é 🛒"), ("/* no */ a /* */", "a"), ("a//b", "a//b"),
    ("\"// no comment /* */\"", "// no comment /* */"),
  ])
  func `A string is read in every spelling`(literal: String, value: String) throws {
    #expect(try identifier(literal) == value)
  }

  @Test(arguments: [
    "<<<<<<< HEAD\n a", "a; b", "\"unclosed", "(a b)", "{ a = b }", "a }; }; };", "",
    "a; }; }; }; } trailing", "/* unclosed",
  ])
  func `A project with a mistake is invalid`(literal: String) throws {
    #expect(try identifier(literal) == nil)
    let files = FileDiscovery().files(below: [folder.path])
    let project = AppProject(reading: files, XcodeProjects(among: files))
    #expect(project.findings.count == 1)
  }

  @Test(arguments: ["(", "{a=", "\"", "/*", "\\"])
  func `A hundred thousand opened brackets are invalid`(text: String) throws {
    #expect(try identifier(String(repeating: text, count: 100_000)) == nil)
  }

  @Test func `A project in XML is read, too`() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
      <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string>
      <key>name</key><string>Shop</string></dict></dict></dict></plist>
      """, to: "Shop.xcodeproj/project.pbxproj")
    #expect(folder.membership().targets.map(\.name) == ["Shop"])
  }

  @Test func `The last entry of a name counts, and a byte order mark is ignored`()
    throws
  {
    try folder.write(
      """
      \u{FEFF}{ objects = { T = { isa = PBXNativeTarget; name = Old; name = Shop; }; }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    #expect(folder.membership().targets.map(\.name) == ["Shop"])
  }
}
