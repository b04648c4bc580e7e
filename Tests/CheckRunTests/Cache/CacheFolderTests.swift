import CheckRun
import Foundation
import TestSupport
import Testing

/// Where a cache is, and how it is kept small.
@Suite struct CacheFolderTests {
  @Test func `The environment says where the cache is`() throws {
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

  @Test func `What was not used for the longest time goes first`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<10 {
      let path = try folder.write(String(repeating: "x", count: 100), to: "entry\(index)")
      // Used in the order 3, 4, …, 9, 0, 1, 2.
      let used = Double((index + 7) % 10) * 60
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + used)], ofItemAtPath: path)
    }
    CacheTrimming(folder: folder.path, largestSize: 1_000).trim()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 10)
    CacheTrimming(folder: folder.path, largestSize: 600).trim()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["entry0", "entry1", "entry2", "entry9"])
  }

  @Test func `Trimming leaves folders and links' targets alone`() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let target = try other.write(String(repeating: "x", count: 1_000), to: "target")
    try folder.write(String(repeating: "x", count: 1_000), to: "folder/inner")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: target)
    CacheTrimming(folder: folder.path, largestSize: 10).trim()
    #expect(FileManager.default.fileExists(atPath: target))
    #expect(FileManager.default.fileExists(atPath: folder.path("folder/inner")))
  }
}
