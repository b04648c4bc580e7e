import CheckRun
import SegueChecking
import SourceFacts
import SwiftFacts
import Testing

/// Each reader of code sees each call of the one list of calls that navigate.
@Suite struct NavigatingCallsTests {
  /// The facts of an app's only source, if the check selects it.
  private func readFacts(of code: String, in path: String) -> SourceFacts? {
    CheckRun(files: [path: code]).input().sources.first { $0.path == path }?.facts
  }

  private func swift(_ call: String) -> String {
    "struct Helper {\n  func go(_ c: Thing) {\n    \(call)\n  }\n}\n"
  }

  private func objectiveC(_ call: String) -> String {
    "@implementation Helper\n- (void)go:(Thing *)c { \(call); }\n@end\n"
  }

  private func example(of call: NavigationCalls.Call, label: String?) -> String {
    if call.isObjectiveC {
      let parts = call.function.split(separator: ":")
      let arguments = parts.indices.map { parts[$0] + ($0 == 0 ? ":@\"value\"" : ":nil") }
      return objectiveC("[c \(arguments.joined(separator: " "))]")
    }
    let receiver = call.function.first?.isUppercase == true ? "_ = " : "c."
    let argument = label.map { $0 + ": \"value\"" } ?? "\"value\", other: nil"
    return swift("\(receiver)\(call.function)(\(argument))")
  }

  @Test(arguments: NavigationCalls.all.map(\.function))
  func `The scan, the readers and the checker see a call`(function: String) throws {
    let call = try #require(NavigationCalls.call(named: function))
    for label in call.labels.isEmpty ? [nil] : call.labels.map(Optional.some) {
      let code = example(of: call, label: label)
      let facts = try #require(
        readFacts(of: code, in: call.isObjectiveC ? "Helper.m" : "Helper.swift"),
        "the scan sees no navigation in \(code)")
      let made = try #require(facts.calls.first?.call, "no reader sees the call in \(code)")
      #expect([function, String(function.prefix { $0 != "." })].contains(made.function))
      #expect(made.arguments.first?.value == .string("value"))
      #expect(KnownCalls.contain(made))
      guard !call.isObjectiveC else { continue }
      #expect(facts.calls == SwiftFactsReader.facts(of: code, parsingAll: true).calls)
    }
  }

  @Test(
    arguments: NavigationCalls.segueLabels + NavigationCalls.sceneLabels
      + NavigationCalls.storyboardLabels)
  func `The scan, the readers and the checker see a label in any call`(ending: String) throws {
    for label in [ending, "list" + ending, "LIST" + ending.uppercased()] {
      for (path, code) in [
        ("Helper.swift", swift("c.open(\(label): \"value\")")),
        ("Helper.m", objectiveC("[c open:nil \(label):@\"value\"]")),
      ] {
        let facts = try #require(
          readFacts(of: code, in: path), "the scan sees no navigation in \(code)")
        let made = try #require(facts.calls.first?.call, "no reader sees the call in \(code)")
        #expect(KnownCalls.contain(made))
      }
    }
  }

  @Test(arguments: ["R.storyboard.main.list()", "StoryboardScene.Main.list.instantiate()"])
  func `The scan, the reader and the checker see a call of generated code`(call: String) throws {
    let facts = try #require(readFacts(of: swift("_ = \(call)"), in: "Helper.swift"))
    #expect(facts.calls.contains { KnownCalls.contain($0.call) })
  }

  @Test(arguments: [
    ("Helper.swift", "c.performSegue(withIdentifier: \"value\", sender: nil, completion: done)"),
    ("Helper.m", "[c performSegueWithIdentifier:@\"value\" sender:nil context:done]"),
  ])
  func `A method with more labels performs a segue, too`(path: String, call: String) throws {
    let code = path.hasSuffix(".m") ? objectiveC(call) : swift(call)
    let made = try #require(readFacts(of: code, in: path)?.calls.first?.call)
    #expect(NavigationCalls.call(named: made.function)?.meaning == .performsSegue)
    #expect(KnownCalls.contain(made))
  }

  @Test(arguments: ["inController", "onViewController", "animated"])
  func `A method of the app that names a segue and something else is not the system's`(
    part: String
  ) throws {
    let code = objectiveC("[c performSegueWithIdentifier:@\"value\" \(part):nil]")
    let made = try #require(readFacts(of: code, in: "Helper.m")?.calls.first?.call)
    #expect(made.function == "performSegueWithIdentifier:\(part):")
    #expect(NavigationCalls.call(named: made.function) == nil)
    #expect(!KnownCalls.contain(made))
  }

  @Test func `Code that does not navigate is not parsed`() {
    #expect(readFacts(of: swift("c.open(name: \"value\")"), in: "Helper.swift") == nil)
  }
}
