import TestSupport
import Testing

/// The file that standalone code brings along consists of the library's sources.
struct RecordedRuntimeTests {
  @Test func `The recorded runtime has the sources of the library`() throws {
    let swift = try RecordedRuntime().swift
    #expect(try ReferenceText.problem(with: swift, path: RecordedRuntime.generatedFile) == nil)
  }

  @Test func `Nothing in the recorded runtime depends on the package or its conditions`() throws {
    let text = try RecordedRuntime().text
    for word in ["SEGUES_", "import ", "package ", "public ", "inlin", "macro ", "//"] {
      #expect(!text.contains(word), "\(word)")
    }
  }
}
