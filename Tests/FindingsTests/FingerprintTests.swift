import Findings
import Testing

@Suite struct FingerprintTests {
  private let paths = ReportPaths(root: "/src/repo", current: "/src/repo/ios")

  private func finding(_ message: String = "m", file: String = "A.swift", line: Int = 1) -> Finding
  {
    Finding(
      rule: "r", severity: .error, location: SourceLocation(file: file, line: line, column: 1),
      message: message, help: "")
  }

  private func prints(_ findings: Finding...) -> [String] {
    CheckReport(findings: findings).fingerprints(paths)
  }

  @Test func `A finding keeps its fingerprint when it moves or its severity changes`() {
    var moved = finding(line: 40)
    moved.severity = .note
    moved.help = "other words"
    #expect(prints(finding()) == prints(moved))
  }

  @Test func `Line numbers in a message don't count, other numbers do`() {
    #expect(prints(finding("as in line 12")) == prints(finding("as in line 345")))
    #expect(prints(finding("as in A.swift:12:3")) == prints(finding("as in A.swift:9:44")))
    #expect(prints(finding("“step2”")) != prints(finding("“step3”")))
    #expect(prints(finding("“step#2”")) != prints(finding("“step#3”")))
  }

  @Test func `The rule, the file and the message count`() {
    var other = finding()
    other.rule = "q"
    let all = [finding(), other, finding("n"), finding(file: "B.swift")].map { prints($0)[0] }
    #expect(Set(all).count == 4)
  }

  @Test func `Equal findings get different fingerprints, in their order`() {
    let two = prints(finding(line: 1), finding(line: 2))
    #expect(Set(two).count == 2)
    #expect(prints(finding(line: 5)) == [two[0]])
  }

  @Test func `A file has one fingerprint, however its path is written`() {
    let written = [
      "App/A.swift", "./App/../App/A.swift", "/src/repo/ios/App/A.swift", "../ios/App/A.swift",
    ]
    #expect(Set(written.map { prints(finding(file: $0)) }).count == 1)
  }

  @Test(arguments: [
    ("A.swift", "ios/A.swift"), ("../A.swift", "A.swift"), ("/src/repo/A.swift", "A.swift"),
    ("../../other/A.swift", "../other/A.swift"), ("/else/A.swift", "../../else/A.swift"),
    ("../../../../../A.swift", "../../A.swift"), (".", "ios"),
  ])
  func `Paths are relative to the repository's folder`(path: String, expected: String) {
    #expect(paths.path(path) == expected)
  }
}
