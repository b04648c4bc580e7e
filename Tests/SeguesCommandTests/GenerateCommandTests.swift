import Foundation
import TestSupport
import Testing

@Suite struct GenerateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try ListFixture.write()
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.path(name)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `Without an output, the code goes to standard output`() throws {
    let run = try segues("generate", "App", in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("// swift-format-ignore-file\n// swiftlint:disable all\n"))
    #expect(try segues("generate", "App", "--output", "-", in: folder).output == run.output)
  }

  @Test func `Written files are listed, and a second run lists nothing`() throws {
    let run = try segues("generate", "App", "--output", "Code", in: folder)
    #expect(
      run.output == """
        created Code/LaunchScreen.storyboard.swift
        created Code/Main.storyboard.swift
        created Code/Settings.storyboard.swift

        """)
    let again = try segues("generate", "App", "--output", "Code", in: folder)
    #expect(again.output == "")
    #expect(again.status == 0)
  }

  @Test func `Deleted files are listed`() throws {
    _ = try segues("generate", "App", "--output", "Code", in: folder)
    try FileManager.default.removeItem(atPath: folder.path("App/Settings.storyboard"))
    let run = try segues("generate", "App", "--output", "Code", in: folder)
    #expect(run.output.contains("deleted Code/Settings.storyboard.swift\n"))
  }

  @Test func `A check of fresh code exits with 0, silently`() throws {
    _ = try segues("generate", "App", "--output", "Code", in: folder)
    let run = try segues("generate", "App", "--output", "Code", "--check", in: folder)
    #expect(run.status == 0)
    #expect(run.output == "")
  }

  @Test func `A check of stale, missing and left-over code exits with 1 and prints a patch`()
    throws
  {
    _ = try segues("generate", "App", "--output", "Code", in: folder)
    let fresh = try #require(text("Code/Main.storyboard.swift"))
    try folder.write(
      fresh.split(separator: "\n", maxSplits: 3).prefix(3).joined(separator: "\n") + "\n",
      to: "Code/Main.storyboard.swift")
    try folder.write(fresh, to: "Code/Gone.storyboard.swift")
    try FileManager.default.removeItem(atPath: folder.path("Code/Settings.storyboard.swift"))
    let run = try segues("generate", "App", "--output", "Code", "--check", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("--- Code/Gone.storyboard.swift\n+++ /dev/null\n"))
    #expect(run.output.contains("--- Code/Main.storyboard.swift\n+++ Code/Main.storyboard.swift\n"))
    #expect(run.output.contains("--- /dev/null\n+++ Code/Settings.storyboard.swift\n"))
    #expect(text("Code/Settings.storyboard.swift") == nil)
    #expect(text("Code/Gone.storyboard.swift") == fresh)
    let patch = "/usr/bin/patch"
    guard FileManager.default.fileExists(atPath: patch) else { return }
    let patched = try Subprocess.run(patch, ["-p0", "-E"], input: run.output, folder: folder.path)
    #expect(patched.status == 0)
    #expect(try segues("generate", "App", "--output", "Code", "--check", in: folder).status == 0)
  }

  @Test func `The configuration is found above the inputs, and options override it`() throws {
    try folder.write("generate: {output: Code, access: public}\n", to: "App/.segues.yml")
    _ = try segues("generate", "App/Settings.storyboard", in: folder)
    #expect(text("App/Code/Settings.storyboard.swift") != nil)
    try folder.write("generate: {output: Other}\n", to: "team.yml")
    _ = try segues("generate", "App", "--config", "team.yml", in: folder)
    #expect(text("Other/Settings.storyboard.swift") != nil)
    _ = try segues("generate", "App", "--output", "Third", in: folder)
    #expect(text("Third/Settings.storyboard.swift") != nil)
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "git-lfs-pointer"),
    ("bplist00\u{1}\u{2}", "unsupported-format"), ("", "empty-file"),
    ("../Other.storyboard", "symlink-stub"),
  ])
  func `A file that is not a storyboard is named, and the others are generated`(
    text: String, rule: String
  ) throws {
    try folder.write(text, to: "App/Bad.storyboard")
    let run = try segues("generate", "App", "--output", "Code", in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("App/Bad.storyboard"))
    #expect(run.errors.contains("error: "))
    #expect(run.errors.contains("[\(rule)]"))
    #expect(self.text("Code/Settings.storyboard.swift") != nil)
  }

  @Test(arguments: [
    (["App", "--check"], "--check needs a file or folder"),
    (["App", "--watch"], "--watch needs a file or folder"),
    (["App", "--outline"], "--outline needs a file or folder"),
    (["App", "--check", "--watch"], "--check and --watch cannot be combined"),
    (["Nowhere"], "no such file or folder: Nowhere"),
    (["Empty"], "no storyboard below Empty"),
    (["App", "--config", "none.yml"], "none.yml: error: the configuration cannot be read"),
    (["App", "--config", "bad.yml"], "bad.yml:1:12: error: generate has no key 'acess'"),
  ])
  func `A generation that cannot run exits with 2 and says why`(arguments: [String], reason: String)
    throws
  {
    try folder.write("", to: "Empty/View.swift")
    try folder.write("generate: {acess: public}\n", to: "bad.yml")
    let run = try Subprocess.run(
      Subprocess.product("segues"), ["generate"] + arguments, folder: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(reason))
  }

  @Test func `A watch runs until it is interrupted, and ends cleanly`() throws {
    let script = """
      "$0" generate App --output Code --watch > log 2>&1 &
      watch=$!
      for i in $(seq 300); do grep -q Watching log && break; sleep 0.1; done
      cp App/LaunchScreen.storyboard "App/New one.storyboard"
      for i in $(seq 300); do grep -q "New one" log && break; sleep 0.1; done
      echo "generate: {acess: public}" > .segues.yml
      for i in $(seq 300); do grep -q acess log && break; sleep 0.1; done
      kill -INT $watch
      wait $watch
      """
    let run = try Subprocess.run(
      "/bin/bash", ["-c", script, Subprocess.product("segues")], folder: folder.path)
    #expect(run.status == 0)
    #expect(text("log")?.contains("Watching 3 files. Press Ctrl-C to stop.\n") == true)
    #expect(text("log")?.contains("created Code/New one.storyboard.swift\n") == true)
    #expect(text("log")?.contains("\n.segues.yml:1:12: error: generate has no key 'acess'") == true)
  }
}
