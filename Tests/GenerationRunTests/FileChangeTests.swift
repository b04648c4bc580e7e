import Foundation
import GenerationRun
import TestSupport
import Testing

@Suite struct FileChangeTests {
  private func diff(_ old: String, _ new: String) -> String {
    change(.updated, old, new).diff
  }

  private func change(_ kind: FileChange.Kind, _ old: String, _ new: String) -> FileChange {
    FileChange(path: "F.swift", kind: kind, old: Array(old.utf8), new: Array(new.utf8))
  }

  private let numbers = (1...20).map { "\($0)\n" }

  @Test func `A change has three lines of context on each side`() {
    var changed = numbers
    changed[9] = "ten\n"
    #expect(
      diff(numbers.joined(), changed.joined()) == """
        --- F.swift
        +++ F.swift
        @@ -7,7 +7,7 @@
         7
         8
         9
        -10
        +ten
         11
         12
         13

        """)
  }

  @Test func `Distant changes are two hunks`() {
    let changed = ["0\n"] + numbers.dropLast()
    let text = diff(numbers.joined(), changed.joined())
    #expect(text.components(separatedBy: "\n@@ ").count == 3)
    #expect(text.contains("@@ -1,3 +1,4 @@\n+0\n 1\n"))
    #expect(text.hasSuffix("@@ -17,4 +18,3 @@\n 17\n 18\n 19\n-20\n"))
  }

  @Test func `A new or deleted file is compared with the null device`() {
    let created = change(.created, "", "a\nb\n").diff
    #expect(created == "--- /dev/null\n+++ F.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    let deleted = change(.deleted, "a\n", "").diff
    #expect(deleted == "--- F.swift\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
  }

  @Test func `A path with spaces ends with a tab, so that other programs read all of it`() {
    let change = FileChange(
      path: "My F.swift", kind: .updated, old: Array("a\n".utf8), new: Array("b\n".utf8))
    #expect(change.diff.hasPrefix("--- My F.swift\t\n+++ My F.swift\t\n@@ "))
  }

  @Test func `A last line without a line ending is marked`() {
    #expect(diff("a", "a\n").contains("-a\n\\ No newline at end of file\n+a\n"))
    #expect(diff("same", "same").isEmpty)
  }

  @Test func `Lines that end in CRLF have a newline at the end`() {
    let change = change(.updated, "a\r\nb\r\n", "a\r\nc\n")
    #expect(change.diff == "--- F.swift\n+++ F.swift\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\n")
    #expect(change.changedLines == ["-b", "+c"])
  }

  @Test func `Texts that differ only in Unicode normalization have a patch`() {
    let patch = "--- F.swift\n+++ F.swift\n@@ -1,1 +1,1 @@\n-\u{E9}\n+e\u{301}\n"
    #expect(Array(diff("\u{E9}\n", "e\u{301}\n").utf8) == Array(patch.utf8))
  }

  @Test func `Texts without common lines are shown completely, however long`() {
    let old = (0..<15_000).map { "old \($0)\n" }.joined()
    let new = (0..<15_000).map { "new \($0)\n" }.joined()
    #expect(diff(old, new).contains("@@ -1,15000 +1,15000 @@\n-old 0\n"))
  }

  @Test func `The patch program turns the old text into the new one`() throws {
    let patch = "/usr/bin/patch"
    guard FileManager.default.fileExists(atPath: patch) else { return }
    for seed in 0..<20 {
      let folder = try TemporaryFolder()
      let old = numbers.joined()
      let kept = numbers.enumerated().filter { ($0.offset * 7 + seed) % 5 != 0 }.map(\.element)
      let new = kept.enumerated().map {
        ($0.offset + seed) % 6 == 0 ? "new\n" + $0.element : $0.element
      }
      .joined()
      try folder.write(old, to: "F.swift")
      let run = try Subprocess.run(patch, ["-p0"], input: diff(old, new), folder: folder.path)
      #expect(run.status == 0)
      let data = FileManager.default.contents(atPath: folder.path("F.swift")) ?? Data()
      #expect(String(decoding: data, as: UTF8.self) == new)
    }
  }
}
