import CheckRun
import Findings
import Foundation
import GitHistory
import TestSupport
import Testing

/// Only what a change introduced is reported.
@Suite struct SinceTests {
  private func introduced(_ app: CheckedFolder, since revision: String) throws -> [String] {
    try app.findings { $0.since = revision }
  }

  @Test func `Only new findings are reported`() throws {
    let app = try CheckedFolder()
    try app.commit()
    #expect(try introduced(app, since: "HEAD").isEmpty)
    try app.folder.write("\n" + CheckedFolder.list("showPersom", "other"), to: "App/List.swift")
    #expect(try introduced(app, since: "HEAD") == ["List.swift:5 perform-unknown-segue"])
    #expect(try app.run { $0.since = "HEAD" }.report.withheld.unchanged == 1)
    try app.commit()
    #expect(try introduced(app, since: "HEAD~1") == ["List.swift:5 perform-unknown-segue"])
    #expect(try introduced(app, since: "HEAD").isEmpty)
  }

  @Test(arguments: ["check: {include: [App/List.swift]}", "include: [App/**]"])
  func `The configuration selects the same files before the change`(_ text: String) throws {
    let app = try CheckedFolder()
    try app.commit()
    let configuration = try app.configuration(text)
    let found = try app.findings {
      $0.since = "HEAD"
      $0.configuration = configuration
    }
    #expect(found == [])
  }

  @Test func `The outcome before the change is not cached`() throws {
    let app = try CheckedFolder()
    try app.commit()
    let cache = try TemporaryFolder()
    func entries(since revision: String?) throws -> Int {
      _ = try app.run {
        $0.since = revision
        $0.check.cache = .folder(cache.path("cache"))
        $0.check.settling = 1_000
      }
      return try FileManager.default.contentsOfDirectory(atPath: cache.path("cache")).count
    }
    #expect(try entries(since: nil) == entries(since: "HEAD"))
  }

  @Test func `A change in a storyboard introduces findings in unchanged code`() throws {
    let app = try CheckedFolder(CheckedFolder.list("showPerson"))
    try app.commit()
    let renamed = CheckedFolder.storyboard.replacingOccurrences(of: "showPerson", with: "show")
    try app.folder.write(renamed, to: "App/Main.storyboard")
    #expect(try introduced(app, since: "HEAD") == ["List.swift:3 perform-unknown-segue"])
  }

  @Test func `The change is compared with the common ancestor, not with later commits`() throws {
    let app = try CheckedFolder(CheckedFolder.list("showPersom"))
    try app.commit()
    try app.git("checkout", "-q", "-b", "change")
    try app.folder.write(CheckedFolder.list("showPersom", "new"), to: "App/List.swift")
    try app.commit()
    try app.git("checkout", "-q", "main")
    try app.folder.write(CheckedFolder.list("showPerson"), to: "App/List.swift")
    try app.commit()
    try app.git("checkout", "-q", "change")
    #expect(try introduced(app, since: "main") == ["List.swift:4 perform-unknown-segue"])
  }

  @Test func `The findings in a renamed file are not new`() throws {
    let app = try CheckedFolder()
    try app.commit()
    try app.git("mv", "App/List.swift", "App/People.swift")
    #expect(try introduced(app, since: "HEAD").isEmpty)
  }

  @Test func `Findings in ignored files are old, and those in untracked files are new`() throws {
    let app = try CheckedFolder(CheckedFolder.list("showPerson"))
    try app.folder.write("Generated.swift\n", to: ".gitignore")
    let extra =
      "extension Person { func f() { performSegue(withIdentifier: \"x\", sender: nil) } }\n"
    try app.folder.write(extra, to: "App/Generated.swift")
    try app.commit()
    #expect(try introduced(app, since: "HEAD").isEmpty)
    try app.folder.write(extra, to: "App/New.swift")
    #expect(try introduced(app, since: "HEAD") == ["New.swift:1 perform-unknown-segue"])
  }

  @Test func `Findings in a submodule are old`() throws {
    let kit = try CheckedFolder()
    let code =
      "class Base: UIViewController {\n  func f() { performSegue(withIdentifier: \"x\", "
      + "sender: nil) }\n}\n"
    try FileManager.default.removeItem(atPath: kit.folder.path("App"))
    try kit.folder.write(code, to: "Base.swift")
    try kit.commit()
    let app = try CheckedFolder("class List: Base {}\nclass Person: UIViewController {}\n")
    try app.git("init", "-q")
    try app.git("submodule", "--quiet", "add", kit.folder.path, "App/Kit")
    try app.commit()
    let found = try app.findings()
    #expect(found.contains("Base.swift:2 perform-unknown-segue"))
    #expect(try introduced(app, since: "HEAD").isEmpty)
  }

  @Test func `All findings in a new folder are new`() throws {
    let app = try CheckedFolder()
    try app.folder.write("", to: "README")
    try app.git("init", "-q")
    try app.git("add", "README")
    try app.git("commit", "-q", "-m", "empty")
    #expect(try introduced(app, since: "HEAD").count == 1)
  }

  @Test func `The repository and the temporary folder stay unchanged`() throws {
    let app = try CheckedFolder()
    try app.commit()
    try app.folder.write(CheckedFolder.list("a", "b"), to: "App/List.swift")
    let before = try app.git("status", "--porcelain", "--branch")
    _ = try introduced(app, since: "HEAD")
    #expect(try app.git("status", "--porcelain", "--branch") == before)
    #expect(try app.git("worktree", "list").split(separator: "\n").count == 1)
  }

  @Test func `A file name may contain spaces, quotes and other letters`() throws {
    let app = try CheckedFolder()
    let name = "App/Ünï \"odd\" 'name'/Lïst\t2.swift"
    let code =
      "extension Person { func f() { performSegue(withIdentifier: \"x\", sender: nil) } }\n"
    try app.folder.write(code, to: name)
    try app.commit()
    #expect(try introduced(app, since: "HEAD").isEmpty)
  }

  @Test func `An unknown revision is an error`() throws {
    let app = try CheckedFolder()
    try app.commit()
    for revision in ["nonsense", "--help", "", "HEAD~7"] {
      #expect(throws: GitFailure.unknownRevision(revision, isShallow: false)) {
        try introduced(app, since: revision)
      }
    }
  }

  @Test func `Unrelated histories are an error`() throws {
    let app = try CheckedFolder()
    try app.commit()
    try app.git("checkout", "-q", "--orphan", "other")
    // Equal commits in the same second would be the same commit.
    try app.folder.write("other", to: "README")
    try app.commit()
    #expect(throws: GitFailure.unrelatedRevision("main", isShallow: false)) {
      try introduced(app, since: "main")
    }
  }

  @Test func `A folder outside any repository is an error`() throws {
    let app = try CheckedFolder()
    let error = #expect(throws: GitFailure.self) { try introduced(app, since: "HEAD") }
    #expect(error == .noRepository(app.folder.path("App")))
  }

  @Test func `In a shallow clone, the error says that the clone is shallow`() throws {
    let origin = try CheckedFolder()
    try origin.commit()
    try origin.folder.write(CheckedFolder.list("b"), to: "App/List.swift")
    try origin.commit()
    let first = try origin.git("rev-parse", "HEAD~1").prefix { !$0.isNewline }
    try origin.git("clone", "-q", "--depth", "1", "file://\(origin.folder.path)", "Shallow")
    var request = ReportRequest(CheckRequest(paths: [origin.folder.path("Shallow/App")]))
    request.since = String(first)
    let error = #expect(throws: GitFailure.self) { try ReportRun(request).run() }
    #expect(error == .unknownRevision(String(first), isShallow: true))
    #expect(error?.description.contains("fetch-depth: 0") == true)
  }
}
