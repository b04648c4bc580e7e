import Foundation
import TestSupport
import Testing

@Suite struct ExitCodeTests {
  @Test func `A missing path exits with 2, and is named`() throws {
    let run = try segues("list", "/no/such/folder")
    #expect(run.status == 2)
    #expect(run.errors.contains("/no/such/folder"))
    #expect(run.output.isEmpty)
  }

  @Test func `A folder without storyboards exits with 2`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "View.swift")
    let run = try segues("list", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("no storyboard below the current folder. "))
  }

  @Test func `If nothing can be read, the exit code is 2`() throws {
    let folder = try TemporaryFolder()
    try folder.write("not XML", to: "Main.storyboard")
    let run = try segues("list", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Main.storyboard"))
  }

  @Test(arguments: [
    ["check", "--no-cache"], ["generate"], ["init"], ["map"], ["migrate", "--to", "names"],
    ["rename", "old", "new"], ["serve"],
  ])
  func `A mistake in the configuration exits with 2, and its place is named`(arguments: [String])
    throws
  {
    let folder = try ListFixture.write()
    try folder.write("foo: 1\n", to: ".segues.yml")
    let run = try Subprocess.run(Subprocess.product("segues"), arguments, folder: folder.path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(".segues.yml:1:1: error: "))
  }

  @Test(arguments: [
    ["describe"], ["diff", "App"], ["rename"], ["nonsense"],
    ["list", "--format", "yaml", "."],
    ["list", "--what"],
  ])
  func `Wrong arguments exit with 2, and are reported on standard error`(arguments: [String]) throws
  {
    let run = try Subprocess.run(Subprocess.product("segues"), arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test(arguments: [["chekc"], ["chck"], ["chekc", "App"], ["chekc", "--fix"]])
  func `An unknown command exits with 2 and suggests the nearest`(arguments: [String]) throws {
    let run = try Subprocess.run(Subprocess.product("segues"), arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "Error: unknown command “\(arguments[0])”: did you mean check?\n")
  }

  @Test func `A mistyped option without a command exits with 2 and suggests the nearest`() throws {
    let run = try segues("--verison")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "Error: unknown option “--verison”: did you mean --version?\n")
  }

  @Test func `If no command is near an unknown one, the error points to the list`() throws {
    let run = try segues("Main.storyboard")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Error: unknown command “Main.storyboard”: `segues --help` lists all of them\n")
  }

  @Test(arguments: [["list"], ["walk"], ["map"], ["check", "--no-cache"], ["generate"]])
  func `Without a path, the current folder is read`(arguments: [String]) throws {
    let folder = try ListFixture.write()
    let run = try Subprocess.run(Subprocess.product("segues"), arguments, folder: folder.path)
    let named = try Subprocess.run(
      Subprocess.product("segues"), arguments + ["."], folder: folder.path)
    #expect(run.status == named.status)
    #expect(run.status != 2)
    #expect(run.output == named.output)
    #expect(run.errors == named.errors)
  }

  @Test func `A path replaces the current folder`() throws {
    let run = try segues("list", "Mac", in: ListFixture.write())
    #expect(run.output.contains("Mac/Mac.storyboard"))
    #expect(!run.output.contains("Main.storyboard"))
  }

  @Test(arguments: [["--help"], ["--version"], ["list", "--help"], ["help", "list"]])
  func `Help and version go to standard output`(arguments: [String]) throws {
    let run = try Subprocess.run(Subprocess.product("segues"), arguments)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }
}
