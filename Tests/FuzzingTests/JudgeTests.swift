import Foundation
import Testing

@testable import Fuzzing

private let declaration = "let fuzzCanary: Never = fatalError()"

/// The rules by which the fuzzer judges every case.
struct JudgeTests {
  @Test(arguments: [
    declaration, "/// x\n\(declaration)", "/* a */ \(declaration) //", "\"a\"; \(declaration)",
    "let a = \"x\n\(declaration)", "#\"\"#\n\(declaration)", "/* /* */ */\(declaration)",
    "// a\r\(declaration)", "case `a`\n\(declaration)",
  ])
  func `A declaration that escaped its comment or literal is found`(code: String) {
    #expect(CanarySearch.findsDeclaration(in: Array(code.utf8)))
  }

  @Test(arguments: [
    "/// \(declaration)", "/* \(declaration) */", "\"\(declaration)\"", "\"\\\" \(declaration)\"",
    "#\"\" \(declaration)\"#", "\"\"\"\n \" \(declaration)\n\"\"\"", "/* /* */ \(declaration) */",
    "let `\(declaration)` = 1", "let fuzzCanary = 1",
  ])
  func `A declaration in a comment, a literal or a name is not one`(code: String) {
    #expect(!CanarySearch.findsDeclaration(in: Array(code.utf8)))
  }

  @Test func `Only elements are counted as segues`() {
    let xml = """
      <segue id="a"/><!-- <segue id="b"/> --><segue reference="a"/><segue title="<segue >"
      destination="x" kind="show"></segue><segues/><segue key="commit" inheritsFrom="parent"/><![CDATA[<segue id="c"/>]]><?x <segue id="d"/>?>
      """
    #expect(SegueCount.segues(in: Array(xml.utf8)) == 1...2)
  }

  @Test func `A segue that is neither listed nor reported is a problem`() throws {
    let json = #"{"files": [{"path": "In/A.storyboard", "segues": [{}]}], "findings": []}"#
    let list = try #require(SegueList(json: Array(json.utf8)))
    let segue = #"<segue destination="a"/>"#
    let one = SeedFile("In/A.storyboard", .storyboard, segue)
    let two = SeedFile("In/A.storyboard", .storyboard, segue + segue)
    let other = SeedFile("In/B.storyboard", .storyboard, "")
    #expect(list.problem(with: one) == nil)
    #expect(list.problem(with: two)?.contains("2 to 2 segues, 1 are listed") == true)
    #expect(list.problem(with: other)?.contains("neither listed nor reported") == true)
  }

  @Test func `A damaged reference to a segue need not be listed`() throws {
    let json = #"{"files": [{"path": "In/A.storyboard", "segues": [{}]}], "findings": []}"#
    let list = try #require(SegueList(json: Array(json.utf8)))
    let xml = #"""
      <segue destination="a"/><inferredMetricsTieBreakers><segue/></inferredMetricsTieBreakers>
      """#
    #expect(list.problem(with: SeedFile("In/A.storyboard", .storyboard, xml)) == nil)
  }

  @Test func `A reported segue is not lost`() throws {
    let json = #"{"files": [], "findings": [{"file": "In/A.storyboard"}]}"#
    let list = try #require(SegueList(json: Array(json.utf8)))
    #expect(list.problem(with: SeedFile("In/A.storyboard", .storyboard, "<segue/>")) == nil)
  }

  private static let patch = "--- a/A\n+++ b/A\n@@ -1,2 +1 @@\n-a\n-b\n+c\n"

  @Test(arguments: [
    patch, patch + patch, "diff --git a/A b/A\n" + patch, patch + "\\ No newline at end of file\n",
    "--- a/A\n+++ b/A\n@@ -1 +1,2 @@\n---- x\n++++ x\n+\n",
  ])
  func `Text whose lines match its hunks is a patch`(patch: String) {
    #expect(PatchCheck.isPatch(Array(patch.utf8)))
  }

  @Test(arguments: [
    "", "Renamed\n", String(patch.dropLast()), patch + "+d\n@", patch + " d\n",
    String(patch.dropLast(3)), patch.replacingOccurrences(of: "1,2", with: "1,3"),
  ])
  func `Other text is not a patch`(text: String) {
    #expect(!PatchCheck.isPatch(Array(text.utf8)))
  }
}
