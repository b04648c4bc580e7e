import TestSupport
import Testing

/// What a build plugin tells of a target: it knows less than the configuration.
@Suite struct DefaultsTests {
  private let fixture: RunFixture
  private let tool = Subprocess.product("segues-generate")

  init() throws {
    fixture = try RunFixture()
  }

  /// The code for `App/Main.storyboard`.
  private func code(_ options: String..., configuration: String? = nil) throws -> String {
    var arguments = ["--output", "Main.swift"] + options
    if let configuration {
      try fixture.folder.write(configuration, to: "team.yml")
      arguments += ["--config", "team.yml"]
    }
    let run = try Subprocess.run(
      tool, arguments + ["App/Main.storyboard"], folder: fixture.folder.path)
    try #require(run.status == 0, "\(run.errors)")
    return try #require(fixture.text("Main.swift"))
  }

  @Test func `It holds where there is no configuration`() throws {
    #expect(try code("--default-bundle", "module").contains("Bundle.module"))
  }

  @Test func `It holds where the configuration says something else only`() throws {
    let code = try code(
      "--default-bundle", "module", configuration: "generate:\n  access: public\n")
    #expect(code.contains("Bundle.module"))
    #expect(code.contains("public enum MainStoryboard"))
  }

  @Test func `It gives way to the configuration`() throws {
    let code = try code(
      "--default-bundle", "module", configuration: "generate:\n  bundle: Resources.bundle\n")
    #expect(code.contains("Resources.bundle"))
    #expect(!code.contains("Bundle.module"))
  }

  @Test func `The command line goes before both`() throws {
    let code = try code(
      "--default-bundle", "module", "--bundle", "Bundle.main",
      configuration: "generate:\n  bundle: Resources.bundle\n")
    #expect(code.contains("Bundle.main"))
    #expect(!code.contains("Resources.bundle"))
  }
}
