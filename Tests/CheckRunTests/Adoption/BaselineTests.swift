import CheckRun
import FileWriting
import Findings
import Foundation
import TestSupport
import Testing

@Suite struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func finding(_ message: String, line: Int = 1, file: String = "A.swift") -> Finding {
    Finding(
      rule: "r", severity: .error, location: SourceLocation(file: file, line: line, column: 1),
      message: message, help: "")
  }

  private func baseline(_ findings: Finding...) -> Baseline { Baseline(of: findings) { $0 } }

  /// Writes a baseline and reads it again.
  private func reread(_ baseline: Baseline) throws -> Baseline {
    let path = folder.path("new/folder/baseline.json")
    try baseline.write(to: path)
    return try Baseline(reading: path)
  }

  @Test func `A known finding may move to another line`() throws {
    let known = try reread(baseline(finding("a"), finding("b")))
    let comparison = known.compare([finding("a", line: 70), finding("c")]) { $0 }
    #expect(comparison.new == [finding("c")])
    #expect(comparison.knownCount == 1)
    #expect(comparison.missing.map(\.key.message) == ["b"])
  }

  @Test func `If a finding is known twice, a third one is new`() throws {
    let known = try reread(baseline(finding("a", line: 1), finding("a", line: 2)))
    let three = [1, 5, 9].map { finding("a", line: $0) }
    #expect(known.compare(three) { $0 }.new == [finding("a", line: 9)])
    let comparison = known.compare([finding("a")]) { $0 }
    #expect(comparison.missing.map(\.count) == [1])
  }

  @Test func `Findings with hostile text are recognized`() throws {
    for text in ["\"\\\n\u{0}\u{1B}", "é😀👩‍👩‍👧\u{202E}", String(repeating: "x", count: 10_000)] {
      let known = try reread(baseline(finding(text, file: text)))
      #expect(known.compare([finding(text, file: text)]) { $0 }.new.isEmpty)
    }
  }

  @Test func `The text doesn't depend on the order of the findings`() {
    let all = [finding("b"), finding("a"), finding("a", file: "0.swift"), finding("a", line: 2)]
    let text = Baseline(of: all) { $0 }.text
    #expect(Baseline(of: all.reversed()) { $0 }.text == text)
    #expect(
      text == """
        {
          "version": 1,
          "findings": [
            {
              "file": "0.swift",
              "rule": "r",
              "message": "a"
            },
            {
              "file": "A.swift",
              "rule": "r",
              "message": "a",
              "count": 2
            },
            {
              "file": "A.swift",
              "rule": "r",
              "message": "b"
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    ("", "it is not valid JSON"), ("[]", "has the wrong type"), ("{}", "“version” is missing"),
    ("{\"version\": 9, \"findings\": []}", "version is 9"),
    (
      "{\"version\": 1, \"findings\": [{\"file\": \"A\", \"rule\": \"r\"}]}", "“findings.0.message”"
    ),
    ("{\"version\": 1, \"findings\": [{\"file\": 1, \"rule\": \"r\", \"message\": \"\"}]}", "file"),
    (
      "{\"version\": 1, \"findings\": [{\"file\":\"\",\"rule\":\"\",\"message\":\"\",\"count\":0}]}",
      "a count is 0"
    ),
    ("<<<<<<< HEAD\n{}", "it is not valid JSON"),
  ])
  func `The error for an invalid baseline says what is wrong with it`(
    text: String, reason: String
  ) throws {
    let path = try folder.write(text, to: "b.json")
    let error = #expect(throws: AdoptionFailure.self) { try Baseline(reading: path) }
    guard case .malformedBaseline = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `A missing baseline is an error`() {
    let path = folder.path("none.json")
    #expect(throws: AdoptionFailure.missingBaseline(path)) { try Baseline(reading: path) }
  }

  @Test func `A folder in place of the baseline is an error`() throws {
    try folder.write("", to: "x/y")
    #expect(throws: WriteFailure.isFolder(folder.path("x"))) {
      try baseline().write(to: folder.path("x"))
    }
    #expect(throws: WriteFailure.isFile(folder.path("x/y"))) {
      try baseline().write(to: folder.path("x/y/z"))
    }
  }
}
