import Foundation
import TestSupport
import Testing

/// `Scripts/fetch-corpus` takes from each repository in a list the files that the list names.
@Suite(.enabled(if: hasPython, "python3, which the script needs, is not installed"))
struct FetchCorpusTests {
  private let folder: TemporaryFolder
  private let commit: String

  /// Makes a repository `owner/app` whose newest commit isn't the one that the list names.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<document/>", to: "source/owner/app/App/Main.storyboard")
    try folder.write("<document/>", to: "source/owner/app/Pods/A Pod/Cell.xib")
    try folder.write("let code = 1", to: "source/owner/app/App/Code.swift")
    try folder.write("Do as you like.", to: "source/owner/app/LICENSE")
    let repository = folder.path("source/owner/app")
    try Self.git(["init", "-q"], in: repository)
    try Self.git(["config", "uploadpack.allowFilter", "true"], in: repository)
    try Self.git(["config", "uploadpack.allowAnySHA1InWant", "true"], in: repository)
    try Self.commit("first", in: repository)
    commit = try Self.git(["rev-parse", "HEAD"], in: repository)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try folder.write("<document><scenes/></document>", to: "source/owner/app/App/Main.storyboard")
    try Self.commit("second", in: repository)
  }

  @Test func `The chosen files of the listed commit are fetched`() throws {
    let run = try fetch(["App,owner/app,\(commit),MIT,*.storyboard *.xib /LICENSE !/Pods/**"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try files() == ["App/App/Main.storyboard", "App/LICENSE", "counts.json"])
    let path = folder.path("corpus/App/App/Main.storyboard")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "<document/>")
  }

  @Test func `A repository that can't be fetched fails the script, and the others are fetched`()
    throws
  {
    let run = try fetch([
      "Gone,owner/gone,\(commit),MIT,*.storyboard", "App,owner/app,\(commit),MIT,*.storyboard",
    ])
    #expect(run.status == 1)
    #expect(run.errors.contains("not fetched: Gone (owner/gone)"))
    #expect(try files() == ["App/App/Main.storyboard", "counts.json"])
  }

  @Test func `An app that is already there is kept`() throws {
    try folder.write("<mine/>", to: "corpus/App/Mine.storyboard")
    let run = try fetch(["App,owner/app,\(commit),MIT,*.storyboard"])
    #expect(run.output.contains("App is already there"))
    #expect(try files() == ["App/Mine.storyboard", "counts.json"])
  }

  @Test func `Every app of the list has a license and a whole commit`() throws {
    let list = try PackageFolder.text(of: "Scripts/corpus.csv")
    let rows = list.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.count > 20)
    #expect(Set(rows.map(\.[0])).count == rows.count)
    for row in rows {
      #expect(row.count == 5, "\(row)")
      #expect(row[2].wholeMatch(of: /[0-9a-f]{40}/) != nil, "\(row)")
      #expect(!row[3].isEmpty && !row[4].isEmpty, "\(row)")
    }
  }

  private func fetch(_ rows: [String]) throws -> Subprocess {
    let list = "folder,repository,commit,licence,files\n" + rows.joined(separator: "\n") + "\n"
    try folder.write(list, to: "list.csv")
    return try Subprocess.run(
      PackageFolder.path + "/Scripts/fetch-corpus", [folder.path("corpus")],
      environment: [
        "SEGUES_CORPUS_LIST": folder.path("list.csv"),
        "SEGUES_CORPUS_SOURCE": "file://" + folder.path("source"),
      ])
  }

  /// The files of the corpus, sorted.
  private func files() throws -> [String] {
    let corpus = folder.path("corpus")
    return try FileManager.default.subpathsOfDirectory(atPath: corpus).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(corpus)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  private static func commit(_ subject: String, in folder: String) throws {
    try git(["add", "-A"], in: folder)
    try git(
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", subject], in: folder)
  }

  @discardableResult
  private static func git(_ arguments: [String], in folder: String) throws -> String {
    let run = try Subprocess.run("/usr/bin/env", ["git"] + arguments, folder: folder)
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }
}

private let hasPython =
  (try? Subprocess.run("/usr/bin/env", ["python3", "--version"]).status) == 0
