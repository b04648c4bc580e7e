import FileWriting
import Foundation
import TestSupport
import Testing

@Suite struct ResolvedPathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  @Test func `A path that exists only in part is resolved as much as possible`() throws {
    try folder.write("", to: "Real/file")
    try link("Link", to: "Real")
    #expect(ResolvedPath.of(folder.path("Link/../Link/new/file")) == folder.path("Real/new/file"))
    #expect(ResolvedPath.of(folder.path("Link/..")) == folder.path)
  }

  @Test func `A link to a missing file leads to that file's place`() throws {
    try link("dangling", to: "missing/file")
    #expect(ResolvedPath.of(folder.path("dangling")) == folder.path("missing/file"))
  }

  @Test func `A link may lead to another one, each with an absolute path`() throws {
    try link("first", to: folder.path("second"))
    try link("second", to: folder.path("file"))
    #expect(ResolvedPath.of(folder.path("first")) == folder.path("file"))
  }

  @Test func `Cyclic links lead nowhere`() throws {
    try link("a", to: "b")
    try link("b", to: "a")
    #expect(ResolvedPath.of(folder.path("a")) == nil)
    #expect(!ResolvedPath.isInside(folder.path("a"), folder.path))
  }

  @Test func `A path is inside a folder only if its links stay there`() throws {
    let other = try TemporaryFolder()
    try folder.write("", to: "In/file")
    try link("In/out", to: other.path)
    try link("In/back", to: "file")
    let inner = folder.path("In")
    #expect(ResolvedPath.isInside(folder.path("In/back"), inner))
    #expect(ResolvedPath.isInside(inner, inner))
    #expect(!ResolvedPath.isInside(folder.path("In/out/file"), inner))
    #expect(!ResolvedPath.isInside(folder.path("In/../file"), inner))
    #expect(!ResolvedPath.isInside(folder.path("Inner"), inner))
  }
}
