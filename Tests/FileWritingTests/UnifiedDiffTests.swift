import FileWriting
import Testing

struct UnifiedDiffTests {
  private func patch(_ old: String?, _ new: String?, path: String = "App/Main.swift") -> String {
    let bytes = UnifiedDiff.bytes(
      path: path, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `Equal versions have no patch`() {
    #expect(patch("a\n", "a\n") == "")
    #expect(patch(nil, nil) == "")
  }

  @Test func `A changed line has three lines of context on each side`() {
    #expect(
      patch("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        diff --git a/App/Main.swift b/App/Main.swift
        --- a/App/Main.swift
        +++ b/App/Main.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `Changes that are far apart are separate hunks, and near ones are one`() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[1] = "two\n"
    new[8] = "nine\n"
    new.remove(at: 27)
    let hunks = patch(old.joined(), new.joined()).split(separator: "\n").filter {
      $0.hasPrefix("@@")
    }
    #expect(hunks == ["@@ -1,12 +1,12 @@", "@@ -25,6 +25,5 @@"])
  }

  @Test func `Unchanged lines between removed and inserted ones are context`() {
    let text = patch("a\nb\nc\nd\n", "b\nx\nc\nd\ne\n")
    #expect(text.hasSuffix("@@ -1,4 +1,5 @@\n-a\n b\n+x\n c\n d\n+e\n"))
  }

  @Test func `A missing newline at the end is marked, and carriage returns are kept`() {
    #expect(
      patch("a\r\nb", "a\r\nc\r\n").hasSuffix(
        "@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n+c\r\n"))
  }

  @Test func `A new file and a deleted one have the null device as the other side`() {
    #expect(
      patch(nil, "a\n", path: "A") == """
        diff --git a/A b/A
        new file mode 100644
        --- /dev/null
        +++ b/A
        @@ -0,0 +1,1 @@
        +a

        """)
    #expect(
      patch("a\n", nil, path: "A") == """
        diff --git a/A b/A
        deleted file mode 100644
        --- a/A
        +++ /dev/null
        @@ -1,1 +0,0 @@
        -a

        """)
    #expect(
      patch(nil, "", path: "A") == "diff --git a/A b/A\nnew file mode 100644\n")
  }

  @Test func `Paths with spaces end in a tab, and others are quoted as git does`() {
    #expect(
      patch("a\n", "b\n", path: "My App/A.swift").hasPrefix(
        "diff --git a/My App/A.swift b/My App/A.swift\n--- a/My App/A.swift\t\n"))
    #expect(
      patch("a\n", "b\n", path: "é\n\"").contains("\n--- \"a/\\303\\251\\012\\\"\"\n"))
  }

  @Test func `Files that have little in common are one change`() {
    let old = (0..<2_000).map { "old \($0)\n" }.joined()
    let new = (0..<2_000).map { "new \($0)\n" }.joined()
    let lines = patch(old, new).split(separator: "\n")
    #expect(lines.count == 4 + 4_000)
    #expect(lines[3] == "@@ -1,2000 +1,2000 @@")
  }
}
