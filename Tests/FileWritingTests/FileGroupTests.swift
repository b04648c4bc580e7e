import FileWriting
import FilesAndPaths
import Foundation
import TestSupport
import Testing

@Suite struct FileGroupTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("old \(name)", to: name) }
  }

  private func group(_ names: String...) -> FileGroup {
    FileGroup(
      names.map { name in
        ContentChange(
          path: folder.path(name), old: Array("old \(name)".utf8), new: Array("new \(name)".utf8))
      })
  }

  private func expectContents(_ texts: [String: String]) throws {
    for (name, text) in texts {
      #expect(try FileBytes.read(folder.path(name)) == Array(text.utf8))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b", "c"])
  }

  @Test func `All files are replaced`() throws {
    try group("a", "b", "c").write()
    try expectContents(["a": "new a", "b": "new b", "c": "new c"])
  }

  @Test func `A file to which two paths lead is replaced once`() throws {
    let links = try TemporaryFolder()
    let link = links.path("link")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path("a"))
    let (old, new) = (Array("old a".utf8), Array("new a".utf8))
    try FileGroup(
      [folder.path("a"), link].map { ContentChange(path: $0, old: old, new: new) }
    ).write()
    try expectContents(["a": "new a"])
  }

  @Test func `If a file has other contents, none is replaced`() throws {
    try folder.write("edit", to: "b")
    #expect(throws: FileGroup.Failure(cause: .changedMeanwhile(folder.path("b")))) {
      try group("a", "b", "c").write()
    }
    try expectContents(["a": "old a", "b": "edit", "c": "old c"])
  }

  @Test func `If a file changes during the writing, the files before it get their old contents`()
    throws
  {
    let failure = FileGroup.Failure(cause: .changedMeanwhile(folder.path("c")))
    #expect(throws: failure) {
      try group("a", "b", "c").write { path in
        if path == folder.path("c") {
          #expect((try? folder.write("edit", to: "c")) != nil)
        }
      }
    }
    try expectContents(["a": "old a", "b": "old b", "c": "edit"])
    #expect(failure.description.hasSuffix("; no file was changed"))
  }

  @Test func `A file that somebody changed after it was written is not restored but named`() throws
  {
    let failure = FileGroup.Failure(
      cause: .changedMeanwhile(folder.path("c")), unrestored: [folder.path("a")])
    #expect(throws: failure) {
      try group("a", "b", "c").write { path in
        if path == folder.path("c") {
          #expect((try? folder.write("edit", to: "a")) != nil)
          #expect((try? folder.write("edit", to: "c")) != nil)
        }
      }
    }
    try expectContents(["a": "edit", "b": "old b", "c": "edit"])
    #expect(failure.description.contains("could not be changed back"))
  }
}
