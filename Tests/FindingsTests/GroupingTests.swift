import Findings
import Foundation
import Testing

/// Findings with the same cause, as text for terminals shows them.
@Suite struct GroupingTests {
  private func finding(
    _ line: Int, _ message: String = "no class Foo", severity: Severity = .warning,
    why: String = "it is lost", help: String = "add it", rule: RuleName = "unknown-class",
    cause: FindingCause? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, location: SourceLocation(file: "A.storyboard", line: line),
      message: message, why: why, help: help, cause: cause)
  }

  private func text(
    _ findings: [Finding], order: ReportOrder = .path, isVerbose: Bool = false
  ) -> String {
    TextReporter(order: order, isVerbose: isVerbose).report(findings)
  }

  @Test func `Findings with the same message are one block with all places`() {
    #expect(
      text([finding(9), finding(3), finding(5, "no class Bar")]) == """
        A.storyboard:3: warning: no class Foo [unknown-class]
          also at A.storyboard:9
          why: it is lost
          help: add it

        A.storyboard:5: warning: no class Bar [unknown-class]
          why: it is lost
          help: add it

        """)
  }

  @Test func `Findings that can't happen today are not shown with those that can`() {
    var latent = finding(9)
    latent.latent = "the control is hidden"
    #expect(!text([finding(3), latent]).contains("also at"))
  }

  private func cause(_ name: String) -> FindingCause {
    FindingCause("scene 1", "the scene has no class", part: "“\(name)”")
  }

  @Test func `Findings with one cause are a block with its message and a line for each`() {
    let findings = [
      finding(3, "no property “a”", cause: cause("a")),
      finding(4, "no property “b”", help: "did you mean “c”?", cause: cause("b")),
    ]
    #expect(
      text(findings) == """
        A.storyboard:3: warning: the scene has no class [unknown-class]
          at A.storyboard:3: “a”
          at A.storyboard:4: “b”; did you mean “c”?
          why: it is lost
          help: add it

        """)
  }

  @Test func `A cause with only one finding is shown with the finding's message`() {
    let text = text([finding(3, "no property “a”", cause: cause("a"))])
    #expect(text.hasPrefix("A.storyboard:3: warning: no property “a” [unknown-class]\n  why"))
  }

  @Test func `Findings that differ in rule, severity or cause are separate blocks`() {
    let findings = [
      finding(1), finding(2, rule: "other"), finding(3, severity: .error),
      finding(4, cause: cause("a")),
    ]
    #expect(text(findings).components(separatedBy: "\n\n").count == 4)
  }

  @Test func `Reasons that differ are shown at their places`() {
    #expect(text([finding(1), finding(2, why: "it crashes")]).contains(":2: it crashes\n"))
  }

  @Test func `At most ten more places are shown, with --verbose all`() {
    let findings = (1...14).map { finding($0) }
    let short = text(findings)
    #expect(short.contains("  also at A.storyboard:11\n  and 3 more: --verbose lists them\n"))
    #expect(!short.contains("A.storyboard:12"))
    let long = text(findings, isVerbose: true)
    #expect(long.contains("  also at A.storyboard:14\n  why"))
    #expect(!long.contains("more"))
  }

  @Test(.timeLimit(.minutes(60)))
  func `Findings with one cause are not compared with each other`() {
    let text = text((1...200_000).map { finding($0) }, isVerbose: true)
    #expect(text.hasSuffix("  also at A.storyboard:200000\n  why: it is lost\n  help: add it\n"))
  }

  @Test func `A related place of several findings is shown once`() {
    var (first, second) = (finding(1), finding(2))
    first.related = [RelatedPlace(SourceLocation(file: "B.swift", line: 1), "declared here")]
    second.related = first.related
    #expect(text([first, second]).components(separatedBy: "see B.swift:1").count == 2)
  }

  @Test(arguments: [
    (ReportOrder.path, ["1", "2", "3"]), (.severity, ["2", "3", "1"]), (.rule, ["3", "1", "2"]),
  ])
  func `Findings are in the requested order`(order: ReportOrder, lines: [String]) {
    let findings = [
      finding(1, severity: .error, rule: "b"), finding(2, severity: .note, rule: "c"),
      finding(3, severity: .warning, rule: "a"),
    ]
    let starts = text(findings, order: order).components(separatedBy: "\n\n").map { block in
      String(block.dropFirst("A.storyboard:".count).prefix(1))
    }
    #expect(starts == lines)
  }

  @Test func `Places are links only in colored output`() {
    let paths = ReportPaths(root: "/src", current: "/src/My App")
    func text(isColored: Bool) -> String {
      TextReporter(style: TerminalStyle(isColored: isColored), paths: paths)
        .report([finding(3)])
    }
    let address = "file:///src/My%20App/A.storyboard#3"
    #expect(
      text(isColored: true).contains(
        "\u{1B}]8;;\(address)\u{1B}\\A.storyboard:3\u{1B}]8;;\u{1B}\\"))
    #expect(!text(isColored: false).contains("\u{1B}"))
  }
}
