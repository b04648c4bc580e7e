import FilesAndPaths
import FileWriting
import Foundation
import TestSupport
import Testing

@Suite struct OutputWriterTests {
  private let folder: TemporaryFolder
  private let kind = OutputKind(beginning: #"{"tool": "ours","#, #""list": ["#)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ name: String, isForced: Bool = false, inside: String? = nil) throws {
    try OutputWriter(isForced: isForced).write(
      Array("new".utf8), to: folder.path(name), as: kind, inside: inside.map(folder.path))
  }

  private func text(_ name: String) -> String? {
    (try? FileBytes.read(folder.path(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `A missing file is created, with its folders`() throws {
    try write("a/b/file")
    #expect(text("a/b/file") == "new")
  }

  @Test(arguments: [
    "", #"{"tool":"ours","list":[]}"#, "{\r\n\t\"tool\": \"ours\",\r\n \"more\": 1, \"list\": [",
  ])
  func `An empty file, or one of the same format, is overwritten`(old: String) throws {
    try folder.write(old, to: "file")
    try write("file")
    #expect(text("file") == "new")
  }

  @Test(arguments: ["x", #"{"tool":"theirs","list":[]}"#, #"{"tool":"ours"}"#, " "])
  func `Any other file is overwritten only with --force`(old: String) throws {
    try folder.write(old, to: "file")
    let path = folder.path("file")
    let error = #expect(throws: WriteFailure.notOurs(path)) { try write("file") }
    #expect(try #require(error).description.contains("--force"))
    #expect(text("file") == old)
    try write("file", isForced: true)
    #expect(text("file") == "new")
  }

  @Test func `A link out of the output folder is not followed`() throws {
    #expect(mkdir(folder.path("Out"), 0o700) == 0)
    #expect(symlink("../made", folder.path("Out/file")) == 0)
    #expect(throws: WriteFailure.leadsOut(folder.path("Out/file"), of: folder.path("Out"))) {
      try write("Out/file", isForced: true, inside: "Out")
    }
    #expect(text("made") == nil)
    try write("Out/file")
    #expect(text("made") == "new")
  }
}
