import FilesAndPaths
import FileWriting
import Foundation
import TestSupport
import Testing

@Suite struct FileExchangeTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("file") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "file")
  }

  private func replace(_ expected: String, beforeExchange: () -> Void = {}) throws {
    try FileExchange.replace(
      path, expecting: Array(expected.utf8), with: Array("fixed".utf8),
      beforeExchange: beforeExchange)
  }

  private func expectContents(_ text: String) throws {
    #expect(try FileBytes.read(path) == Array(text.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test func `A file with the expected contents is replaced, and keeps its permissions`() throws {
    #expect(chmod(path, 0o600) == 0)
    try replace("old")
    try expectContents("fixed")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o600)
  }

  @Test func `A file with other contents is left alone`() throws {
    #expect(throws: WriteFailure.changedMeanwhile(path)) { try replace("other") }
    try expectContents("old")
  }

  @Test func `An edit saved at the last moment is kept`() throws {
    #expect(throws: WriteFailure.changedMeanwhile(path)) {
      try replace("old") {
        // As editors save: a new file is renamed over the old one.
        let saved = folder.path("saved")
        #expect(FileManager.default.createFile(atPath: saved, contents: Data("edit".utf8)))
        #expect(rename(saved, path) == 0)
      }
    }
    try expectContents("edit")
  }

  @Test func `A file with several links is replaced in place`() throws {
    let other = try TemporaryFolder()
    #expect(link(path, other.path("link")) == 0)
    try replace("old")
    try expectContents("fixed")
    #expect(try FileBytes.read(other.path("link")) == Array("fixed".utf8))
    #expect(throws: WriteFailure.changedMeanwhile(path)) { try replace("old") }
    try expectContents("fixed")
  }

  @Test(.timeLimit(.minutes(60)))
  func `No edit is lost, however often an editor saves`() async throws {
    let path = path
    let saved = folder.path("saved")
    for round in 0..<200 {
      let edit = "edit \(round)"
      try FileManager.default.removeItem(atPath: path)
      try folder.write("old", to: "file")
      let editor = Task.detached {
        #expect(FileManager.default.createFile(atPath: saved, contents: Data(edit.utf8)))
        #expect(rename(saved, path) == 0)
      }
      try? replace("old")
      _ = await editor.value
      // The editor's file is there, whichever came first.
      try expectContents(edit)
    }
  }
}
