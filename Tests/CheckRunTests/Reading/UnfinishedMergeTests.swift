import CheckRun
import Findings
import Testing

@Suite struct UnfinishedMergeTests {
  private func findings(in code: String) -> [String] {
    let files = SmallApp.files.merging(["Sources/Person.swift": code]) { $1 }
    return CheckRun(files: files).run().findings.filter { $0.rule == "source-syntax" }
      .map { "\($0.location.file):\($0.location.line)" }
  }

  @Test func `An unfinished merge is reported at its first conflict marker`() {
    let code = """
      class PersonController: UIViewController {
      <<<<<<< HEAD
        var name = ""
      =======
        var name = "a"
      >>>>>>> other
      }
      """
    #expect(findings(in: code) == ["Sources/Person.swift:2"])
  }

  @Test func `Syntax of an older Swift is not reported`() {
    let code = "class PersonController: UIViewController { @available (iOS 8, *) var name = \"\" }"
    #expect(findings(in: code) == [])
  }
}
