import Foundation
import TestSupport
import Testing

/// `segues diff --rev`: a git revision compared with another, or with what is checked out.
@Suite struct RevisionTests {
  private let app: VersionedFolder

  init() throws {
    app = try VersionedFolder()
  }

  private func diff(_ arguments: String..., below folder: String = ".") throws -> Subprocess {
    try Subprocess.run(
      Subprocess.product("segues"), ["diff"] + arguments,
      folder: app.folder.path + "/" + folder)
  }

  @Test func `A revision is compared with what is checked out`() throws {
    for folder in [".", "App"] {
      let run = try diff("--rev", "HEAD", below: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("App/Main.storyboard\n  ~ ListViewController\n"))
    }
  }

  @Test func `Only files below the paths are compared, without excluded ones`() throws {
    try app.folder.write(VersionedFolder.storyboard(), to: "Kit/Kit.storyboard")
    try app.folder.write(VersionedFolder.storyboard(), to: "Pods/Pod.storyboard")
    let all = try diff("--rev", "HEAD").output
    #expect(all.contains("Kit/Kit.storyboard (new)"))
    #expect(!all.contains("Pods"))
    #expect(try !diff("--rev", "HEAD", "App").output.contains("Kit"))
    #expect(try !diff("--rev", "HEAD", "--exclude", "Kit").output.contains("Kit"))
    #expect(try diff("--rev", "HEAD", "Kit/Kit.storyboard").output.hasPrefix("Kit/Kit"))
  }

  @Test func `Two revisions are compared, regardless of the files on disk`() throws {
    try app.commit("second")
    try app.folder.write("<document", to: VersionedFolder.name)
    let run = try diff("--rev", "HEAD~1..HEAD")
    #expect(run.status == 1)
    #expect(run.output.contains("identifier: showDetail → showBook"))
    #expect(try diff("--rev", "HEAD..HEAD~1").output.contains("showBook → showDetail"))
    #expect(try diff("--rev", "HEAD").status == 2)
  }

  @Test func `Without arguments, what is checked out is compared with the last commit`() throws {
    let run = try diff()
    #expect(run.status == 1)
    #expect(try run.output == diff("--rev", "HEAD").output)
  }

  @Test func `Three dots compare with the merge base`() throws {
    try app.git("stash", "-q")
    try app.git("checkout", "-q", "-b", "feature")
    try app.folder.write(VersionedFolder.storyboard(class: "BookViewController"), to: "New.xib")
    try app.commit("feature")
    try app.git("checkout", "-q", "main")
    try app.git("stash", "pop", "-q")
    try app.commit("main")
    try app.git("checkout", "-q", "feature")
    for range in ["main...", "main...feature", "main...HEAD"] {
      let output = try diff("--rev", range).output
      #expect(output.contains("New.xib (new)"))
      #expect(!output.contains("App/Main.storyboard"))
    }
    #expect(try diff("--rev", "main").output.contains("App/Main.storyboard"))
  }

  @Test func `A renamed and changed file is one file`() throws {
    try app.git("mv", VersionedFolder.name, "App/Home.storyboard")
    let output = try diff("--rev", "HEAD").output
    #expect(output.hasPrefix("App/Home.storyboard (was App/Main.storyboard)\n"))
    #expect(output.contains("identifier: showDetail → showBook"))
  }

  @Test func `A link that used to be a storyboard is not followed`() throws {
    try app.git("rm", "-q", "--cached", VersionedFolder.name)
    try FileManager.default.createSymbolicLink(
      atPath: app.folder.path("App/Link.storyboard"), withDestinationPath: "/dev/zero")
    try app.commit("a link")
    let run = try diff("--rev", "HEAD~1..HEAD")
    #expect(run.status == 2)
    #expect(run.output.contains("App/Link.storyboard (not compared)"))
  }

  @Test func `A path that neither the disk nor a revision has exits with 2`() throws {
    try app.folder.write(VersionedFolder.storyboard(), to: "Kit/Kit.storyboard")
    try app.commit("second")
    try app.git("rm", "-q", "-r", "Kit")
    #expect(try diff("--rev", "HEAD", "Kit").output.contains("Kit/Kit.storyboard (removed)"))
    for revision in ["HEAD", "HEAD~1..HEAD"] {
      let run = try diff("--rev", revision, "App", "Ap")
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("no such file or folder: Ap\n"))
    }
  }

  @Test func `An unknown revision exits with 2`() throws {
    for name in ["nonsense", "--help", "main..nonsense"] {
      let run = try diff("--rev=\(name)")
      #expect(run.status == 2)
      #expect(run.errors.contains("unknown revision"))
    }
  }
}
