import TestSupport
import Testing

/// Programs that must not compile.
///
/// Each is rejected at the user's own line, with a message that says what to do.
@Suite struct CompileFailTests {
  @Test(arguments: try Program.all(in: "Programs"))
  func `The compiler rejects the program with exactly the expected messages`(
    _ program: Program
  ) throws {
    try #require(!program.expected.isEmpty, "nothing is expected of it")
    let result = try Compiler(flags: ["-swift-version", "6"]).compile([program.path])
    #expect(!result.succeeded)
    let messages = result.messages.filter {
      !(program.leavesOutExpansions && $0.file.hasPrefix("@__swiftmacro"))
    }
    let missing = Set(program.expected).subtracting(messages).sorted()
    let unexpected = Set(messages).subtracting(program.expected).sorted()
    #expect(missing == [], "\(lines(missing)) did not come")
    #expect(unexpected == [], "\(lines(unexpected)) came")
  }

  @Test func `The programs are found`() throws {
    #expect(try Program.all(in: "Programs").count > 20)
  }

  private func lines(_ messages: [CompilerMessage]) -> String {
    messages.map(\.description).joined(separator: "\n")
  }
}
