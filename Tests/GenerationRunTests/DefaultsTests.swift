import TestSupport
import Testing

/// The defaults of a build plugin, which the configuration overrides.
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

  @Test func `Defaults apply without a configuration`() throws {
    #expect(try code("--default-bundle", "module").contains("Bundle.module"))
  }

  @Test func `Defaults apply to keys that the configuration doesn't set`() throws {
    let code = try code(
      "--default-bundle", "module", configuration: "generate:\n  access: public\n")
    #expect(code.contains("Bundle.module"))
    #expect(code.contains("public enum MainStoryboard"))
  }

  @Test func `The configuration overrides defaults`() throws {
    let code = try code(
      "--default-bundle", "module", configuration: "generate:\n  bundle: Resources.bundle\n")
    #expect(code.contains("Resources.bundle"))
    #expect(!code.contains("Bundle.module"))
  }

  @Test func `The command line overrides the configuration and the defaults`() throws {
    let code = try code(
      "--default-bundle", "module", "--bundle", "Bundle.main",
      configuration: "generate:\n  bundle: Resources.bundle\n")
    #expect(code.contains("Bundle.main"))
    #expect(!code.contains("Resources.bundle"))
  }
}
