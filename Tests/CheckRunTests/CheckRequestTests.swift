import CheckRun
import Testing

@Suite struct CheckRequestTests {
  @Test func `A request leaves nothing out by itself`() {
    #expect(CheckRequest(paths: ["App"]).excludes.isEmpty)
  }
}
