import FileWriting
import Foundation
import GenerationRun
import TestSupport
import Testing

@Suite struct DependencyFileTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  @Test func `A dependency file names outputs and inputs, with escaped spaces`() throws {
    try fixture.folder.write("generate: {}\n", to: "team.yml")
    try fixture.folder.write(RunFixture.settings, to: "Kit/Price $ #1.storyboard")
    var request = fixture.request(output: "Segues.swift")
    request.dependencyFile = fixture.folder.path("Segues.d")
    request.configuration = .path(fixture.folder.path("team.yml"))
    request.references = [fixture.folder.path("Kit")]
    try fixture.generate(request)
    let text = try #require(fixture.text("Segues.d"))
      .replacing(fixture.folder.path + "/", with: "")
    #expect(
      text == """
        Segues.swift: \\
          App/Main.storyboard \\
          App/My\\ Settings.storyboard \\
          Kit/Price\\ $$\\ \\#1.storyboard \\
          team.yml

        App/Main.storyboard:

        App/My\\ Settings.storyboard:

        Kit/Price\\ $$\\ \\#1.storyboard:

        team.yml:

        """)
  }

  @Test func `Make reads a dependency file, and runs the tool again only after a change`() throws {
    let make = "/usr/bin/make"
    try #require(FileManager.default.fileExists(atPath: make))
    let tool = Subprocess.product("segues-generate")
    try fixture.folder.write(
      """
      Segues.swift:
      \t"\(tool)" --output $@ --depfile Segues.d App/*.storyboard && touch $@
      -include Segues.d

      """, to: "Makefile")
    func run() throws -> Subprocess {
      try Subprocess.run(make, ["Segues.swift"], folder: fixture.folder.path)
    }
    #expect(try run().output.contains("--depfile"))
    // Two writes in quick succession can leave the same date, and Make then sees no change.
    for (name, age) in [
      ("App/Main.storyboard", 120.0), ("App/My Settings.storyboard", 120), ("Segues.swift", 60),
    ] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)],
        ofItemAtPath: fixture.folder.path(name))
    }
    #expect(try run().output.contains("is up to date"))
    try fixture.folder.write(RunFixture.main, to: "App/My Settings.storyboard")
    #expect(try run().output.contains("--depfile"))
    // A missing storyboard must not stop Make.
    try FileManager.default.removeItem(atPath: fixture.folder.path("App/My Settings.storyboard"))
    let last = try run()
    #expect(last.status == 0)
    #expect(last.output.contains("--depfile"))
  }

  @Test func `A file's name sets no variable of Make's, and runs nothing`() throws {
    let make = "/usr/bin/make"
    try #require(FileManager.default.fileExists(atPath: make))
    let folder = try TemporaryFolder()
    for name in [
      "SHELL=none", ".SHELLFLAGS=none", "x=y;touch${IFS}ran;", "a\nSHELL=none", "b\rc;=",
    ] {
      try folder.write(RunFixture.settings, to: name + ".storyboard")
    }
    let tool = Subprocess.product("segues-generate")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let written = try Subprocess.run(
      tool, ["--output", "Out", "--depfile", "x.d"] + names, folder: folder.path)
    #expect(written.status == 0, "\(written.errors)")
    try folder.write("all: built\ninclude x.d\nbuilt:\n\t@echo done\n", to: "Makefile")
    let made = try Subprocess.run(make, ["all"], folder: folder.path)
    #expect(made.output == "done\n", "\(made.errors)")
    #expect(made.status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
  }

  @Test func `A dependency file overwrites only a dependency file`() throws {
    var request = fixture.request()
    request.dependencyFile = fixture.folder.path("Segues.d")
    try fixture.generate(request)
    try fixture.generate(request)
    let path = try fixture.folder.write("import UIKit\n", to: "View.swift")
    request.dependencyFile = path
    #expect(throws: OutputFailure.writing(.notOurs(path))) { try fixture.generate(request) }
    for makefile in ["all:\n", "all: app\n\napp:\n\tcc app.c\n", "a: b\n\nb:\n", "a: \\\n  b\n"] {
      try fixture.folder.write(makefile, to: "View.swift")
      #expect(throws: OutputFailure.writing(.notOurs(path))) { try fixture.generate(request) }
      #expect(fixture.text("View.swift") == makefile)
    }
    request.isForced = true
    try fixture.generate(request)
    #expect(fixture.text("View.swift") == fixture.text("Segues.d"))
  }

  @Test func `A dependency file is recognized if its output ends with a backslash`() throws {
    try fixture.folder.write("", to: "Segues\\")
    var request = fixture.request(output: "Segues\\")
    request.dependencyFile = fixture.folder.path("Segues.d")
    for _ in 1...2 { try fixture.generate(request) }
  }

  @Test func `A dependency file requires an output file`() throws {
    var request = fixture.request(output: nil)
    request.dependencyFile = fixture.folder.path("Segues.d")
    #expect(throws: OutputFailure.needsOutput(option: "--depfile")) {
      try fixture.generate(request)
    }
  }
}
