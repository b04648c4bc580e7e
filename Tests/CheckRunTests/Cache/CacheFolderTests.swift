import CheckRun
import Foundation
import TestSupport
import Testing

/// The place of the cache, and how it stays small.
@Suite struct CacheFolderTests {
  @Test func `The environment determines the cache folder`() throws {
    #expect(try CacheFolder.standardPath(["SEGUES_CACHE": "/a", "HOME": "/h"]) == "/a")
    #expect(
      try CacheFolder.standardPath(["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/segues")
    #if os(macOS)
    let path = "/h/Library/Caches/segues"
    #else
    let path = "/h/.cache/segues"
    #endif
    #expect(try CacheFolder.standardPath(["HOME": "/h", "XDG_CACHE_HOME": "relative"]) == path)
    #expect(throws: CacheProblem.noPlace) { try CacheFolder.standardPath([:]) }
  }

  @Test func `The least recently used entries are deleted first`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<10 {
      let path = try folder.write(
        "segues-" + String(repeating: "x", count: 93), to: Self.entry(index))
      // The order of use is 3, 4, …, 9, 0, 1, 2.
      let used = Double((index + 7) % 10) * 60
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + used)], ofItemAtPath: path)
    }
    CacheFolder.trim(folder.path, to: 1_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 10)
    CacheFolder.trim(folder.path, to: 600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == [0, 1, 2, 9].map(Self.entry))
  }

  /// The name of an entry.
  private static func entry(_ index: Int) -> String {
    String(repeating: "a", count: 31) + String(index)
  }

  @Test func `Trimming keeps files that the cache did not write`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "x", count: 1_000)
    // Neither is an entry: one has the wrong name, and the other the wrong contents.
    let others = ["letter.txt", Self.entry(1)]
    for name in others { try folder.write(text, to: name) }
    try folder.write("segues-outcome 1\n" + text, to: Self.entry(2))
    try folder.write("segues-outcome 1\n" + text, to: "notes")
    CacheFolder.trim(folder.path, to: 10)
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
        == Set(others + ["notes"]))
  }

  @Test func `Trimming keeps folders and the targets of links`() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let target = try other.write(String(repeating: "x", count: 1_000), to: "target")
    try folder.write(String(repeating: "x", count: 1_000), to: "folder/inner")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: target)
    CacheFolder.trim(folder.path, to: 10)
    #expect(FileManager.default.fileExists(atPath: target))
    #expect(FileManager.default.fileExists(atPath: folder.path("folder/inner")))
  }
}
