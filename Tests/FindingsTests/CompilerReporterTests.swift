import Findings
import Testing

@Suite struct CompilerReporterTests {
  @Test func `Each finding is a compiler message with a line, and its help is a note`() {
    let report = CompilerReporter().report([
      Finding(
        rule: "b-rule", severity: .warning, location: SourceLocation(file: "B b.storyboard"),
        message: "Second.", help: ""),
      Finding(
        rule: "a-rule", severity: .error,
        location: SourceLocation(file: "A.storyboard", line: 3, column: 7),
        message: "First\nof all.", help: "Do it."),
    ])
    #expect(
      report == """
        A.storyboard:3:7: error: First\\nof all. [a-rule]
        A.storyboard:3:7: note: Do it.
        B b.storyboard:1:1: warning: Second. [b-rule]

        """)
  }
}
