import TestSupport
import Testing

@Suite(.enabled(if: AppleSideScript.isForThisSystem, "the check is for systems without an SDK"))
struct AppleSideCheckTests {
  private let output: TemporaryFolder

  init() throws {
    output = try TemporaryFolder()
  }

  @Test func `The runtime, the macros and the testing library type-check Apple-side`() throws {
    expectPassed(AppleSideSteps.runtime, in: try SharedModules.output())
  }

  @Test(arguments: AppleSideSteps.groups)
  func `The examples, generated code and the twins type-check Apple-side`(
    groups: [String], steps: [String]
  ) throws {
    let result = try AppleSideScript().run(groups, output: SharedModules.copy(to: output))
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    expectPassed(steps, in: result.output)
  }

  private func expectPassed(_ steps: [String], in output: String) {
    let lines = output.split(separator: "\n")
    for step in steps {
      // Only the number of files may follow: "Swift 5 mode" also begins the names of other modes.
      let isPassed = lines.contains { line in
        line.hasPrefix("  passed  \(step)") && !line.dropFirst(10 + step.count).contains(",")
      }
      #expect(isPassed, "no step \(step)")
    }
  }

  @Test func `Without a compiler the check fails`() throws {
    let result = try AppleSideScript().run(
      ["stand-ins"], output: output.path, environment: ["SWIFTC": "/nowhere/swiftc"])
    #expect(result.status == 2)
    #expect(result.errors.contains("no swiftc"))
  }

  @Test func `Without the macro tool the check fails`() throws {
    let result = try AppleSideScript().run(
      ["expansions"], output: output.path, macroTool: "/nowhere/SeguesMacrosPlugin-tool")
    #expect(result.status == 2)
    #expect(result.errors.contains("no macro tool at /nowhere/SeguesMacrosPlugin-tool"))
  }

  @Test func `Without the generator the check fails`() throws {
    let result = try AppleSideScript().run(
      ["examples"], output: output.path, generator: "/nowhere/segues-generate")
    #expect(result.status == 2)
    #expect(result.errors.contains("no generator at /nowhere/segues-generate"))
  }

  @Test func `An unknown group is an error that names all groups that the tests run`() throws {
    let result = try AppleSideScript().run(["nothing"], output: output.path)
    #expect(result.status == 2)
    let groups = ["stand-ins", "runtime"] + AppleSideSteps.groups.flatMap(\.groups)
    let known = result.errors.split(separator: ":").last ?? ""
    #expect(result.errors.contains("no group nothing; there are: "))
    #expect(Set(known.split { $0.isWhitespace }) == Set(groups.map { $0[...] }))
  }
}
