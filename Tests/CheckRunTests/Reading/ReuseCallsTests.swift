import CheckRun
import SegueChecking
import SourceFacts
import SwiftFacts
import Testing

/// Each reader of code sees each call that registers or dequeues reusable views.
@Suite struct ReuseCallsTests {
  private func readFacts(of code: String, in path: String) -> SourceFacts? {
    CheckRun(files: [path: code]).input().sources.first { $0.path == path }?.facts
  }

  private func swift(_ call: String) -> String {
    "struct Helper {\n  func go(_ c: Thing) {\n    \(call)\n  }\n}\n"
  }

  private func objectiveC(_ call: String) -> String {
    "@implementation Helper\n- (void)go:(Thing *)c { \(call); }\n@end\n"
  }

  /// The call in code, with a number in its name for each argument.
  private func example(of call: ReuseCalls.Call) -> String {
    if call.isObjectiveC {
      let parts = call.name.split(separator: ":")
      return objectiveC(
        "[c \(parts.enumerated().map { "\($1):@\"\($0)\"" }.joined(separator: " "))]")
    }
    let parts = call.name.split { "():".contains($0) }
    let arguments = parts.dropFirst().enumerated().map { index, label in
      label == "_" ? "\"\(index)\"" : "\(label): \"\(index)\""
    }
    return swift("c.\(parts[0])(\(arguments.joined(separator: ", ")))")
  }

  @Test(arguments: ReuseCalls.all.map(\.name))
  func `The scan, the readers and the checker see a call`(name: String) throws {
    let call = try #require(ReuseCalls.all.first { $0.name == name })
    let code = example(of: call)
    let facts = try #require(
      readFacts(of: code, in: call.isObjectiveC ? "Helper.m" : "Helper.swift"),
      "the scan sees no call in \(code)")
    let made = try #require(facts.calls.first?.call, "no reader sees the call in \(code)")
    #expect(ReuseCalls.call(made)?.name == name)
    #expect(made.arguments[call.identifier].value == .string("\(call.identifier)"))
    #expect(KnownCalls.contain(made))
    guard !call.isObjectiveC else { return }
    #expect(facts.calls == SwiftFactsReader.facts(of: code, parsingAll: true).calls)
  }

  @Test(arguments: [
    "c.dequeueReusableCell(for: path)", "c.dequeueReusableCell(withIdentifier: \"0\", at: path)",
    "c.register(\"0\")",
  ])
  func `A function of the app with a similar name is not a reuse call`(call: String) {
    let facts = SwiftFactsReader.facts(of: swift(call), parsingAll: true)
    #expect(facts.calls.compactMap { ReuseCalls.call($0.call)?.name } == [])
  }

  @Test(arguments: [
    ("c.register(type: Cell.self, forCellWithReuseIdentifier: \"a\")", 1, "Helper.swift"),
    ("c.registerCells(forCellReuseIdentifier: \"a\", count: 2)", 0, "Helper.swift"),
    ("[c registerType:[Cell class] forCellReuseIdentifier:@\"a\"]", 1, "Helper.m"),
  ])
  func `A function of the app with other labels registers, too`(
    call: String, index: Int, path: String
  ) throws {
    let code = path.hasSuffix(".m") ? objectiveC(call) : swift(call)
    let made = try #require(readFacts(of: code, in: path)?.calls.first?.call)
    let found = try #require(ReuseCalls.call(made))
    #expect(found.meaning == .registers)
    #expect(found.isOwn)
    #expect(found.identifier == index)
    #expect(made.arguments[found.identifier].value == .string("a"))
    #expect(KnownCalls.contain(made))
  }

  @Test func `Overrides that every cell has are not reuse calls`() {
    let code = """
      class Cell: UITableViewCell {
        init() { super.init(style: .default, reuseIdentifier: nil) }
        override func prepareForReuse() { super.prepareForReuse() }
      }
      """
    #expect(readFacts(of: code, in: "Cell.swift") == nil)
    #expect(SwiftFactsReader.facts(of: code, parsingAll: true).calls == [])
  }
}
