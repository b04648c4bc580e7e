internal import SegueGeneration

/// The text of several generated files as one: the lines that each begins with come once.
enum CombinedText {
  static func text(of files: [GeneratedFile]) -> String {
    guard files.count > 1 else { return files.first?.text ?? GeneratedMarker.emptyText }
    let parts = files.map { Part($0.text) }
    let imports = Set(parts.flatMap(\.imports)).sorted(by: importOrder)
    var lines = GeneratedMarker.ignoreLines
    lines.append("\(GeneratedMarker.origin) from \(files.count) files: do not edit.")
    if !imports.isEmpty { lines += [""] + imports.map(String.init) }
    return (lines.joined(separator: "\n") + "\n") + parts.map { "\n" + $0.body }.joined()
  }

  /// By module, whatever stands before `import`.
  private static func importOrder(_ left: Substring, _ right: Substring) -> Bool {
    let (one, other) = (
      left.split(separator: " ").last ?? "", right.split(separator: " ").last ?? ""
    )
    return one == other ? left < right : one < other
  }

  /// One file's text in two: its imports, and what follows them.
  private struct Part {
    var imports: [Substring] = []
    var body: Substring

    init(_ text: String) {
      body = text[...]
      while let end = body.firstIndex(of: "\n") {
        let line = body[..<end]
        if Part.isImport(line) {
          imports.append(line)
        } else if !line.isEmpty, !line.hasPrefix("// ") {
          break
        }
        body = body[body.index(after: end)...]
      }
    }

    private static func isImport(_ line: Substring) -> Bool {
      let words = line.split(separator: " ")
      return words.count < 4
        && (line.hasPrefix("import ") || line.hasPrefix("@") && words.dropFirst().first == "import"
          || words.dropFirst().first == "import" && words[0] != "//")
    }
  }
}
