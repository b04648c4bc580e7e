import FileWriting
import Foundation
import TestSupport
import Testing

@Suite struct ContentChangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["A", "B", "C"] { try folder.write("old \(name)", to: name) }
  }

  private func change(_ name: String, from old: String? = nil) -> ContentChange {
    ContentChange(
      path: folder.path(name), old: Array((old ?? "old \(name)").utf8),
      new: Array("new \(name)".utf8))
  }

  private func texts() throws -> [String] {
    try ["A", "B", "C"].map { try String(contentsOfFile: folder.path($0), encoding: .utf8) }
  }

  @Test func `All files are replaced`() throws {
    try FileExchange.replace([change("A"), change("B"), change("C")])
    #expect(try texts() == ["new A", "new B", "new C"])
  }

  @Test func `If a file changed meanwhile, no file is replaced`() throws {
    #expect(throws: WriteFailure.self) {
      try FileExchange.replace([change("A"), change("B"), change("C", from: "other")])
    }
    #expect(try texts() == ["old A", "old B", "old C"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["A", "B", "C"])
  }

  @Test func `If a file is gone, no file is replaced`() throws {
    try FileManager.default.removeItem(atPath: folder.path("B"))
    #expect(throws: WriteFailure.self) {
      try FileExchange.replace([change("A"), change("B"), change("C")])
    }
    #expect(try String(contentsOfFile: folder.path("A"), encoding: .utf8) == "old A")
    #expect(try String(contentsOfFile: folder.path("C"), encoding: .utf8) == "old C")
  }
}
