/// The imports of several files, each module once.
struct CombinedImports {
  private static let feature = "#if hasFeature(InternalImportsByDefault)"

  /// By module, the most access that a file imports it with, as a line.
  private var lines: [Substring: Substring] = [:]
  /// Conditional imports, as they are.
  private var conditional: [String] = []
  /// Whether some imports have access only where imports without any are internal.
  private var dependsOnFeature = false

  /// Takes the imports from the lines of a file, up to the first that is none.
  mutating func take(from rest: inout ArraySlice<Substring>) {
    while let line = rest.first {
      if line.isEmpty {
        rest.removeFirst()
      } else if Self.isImport(line) {
        add(line)
        rest.removeFirst()
      } else if let block = Self.block(at: rest) {
        if line == Self.feature {
          dependsOnFeature = true
          for line in block.prefix(while: { $0 != "#else" }).dropFirst() {
            add(line.drop { $0 == " " })
          }
        } else if !conditional.contains(block.joined(separator: "\n")) {
          conditional.append(block.joined(separator: "\n"))
        }
        rest = rest[block.endIndex...]
      } else {
        break
      }
    }
  }

  /// The imports as a file writes them.
  var sections: [String] {
    let sorted = lines.sorted { $0.key < $1.key }
    var sections: [String] = []
    if dependsOnFeature {
      let block =
        [Self.feature] + sorted.map { "  " + $0.value } + ["#else"]
        + sorted.map { "  import " + $0.key } + ["#endif"]
      sections.append(block.joined(separator: "\n"))
    } else if !sorted.isEmpty {
      sections.append(sorted.map { String($0.value) }.joined(separator: "\n"))
    }
    return sections + conditional
  }

  private mutating func add(_ line: Substring) {
    guard let module = line.split(separator: " ").last else { return }
    // The longer line is the one with an access modifier.
    if lines[module].map({ $0.count < line.count }) ?? true { lines[module] = line }
  }

  private static func isImport(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return words.count <= 3 && words.dropLast().last == "import"
      && (words.count == 2 || ["public", "package", "internal"].contains(words[0]))
  }

  /// The lines from an `#if` to its `#endif`, if there are only imports in between.
  private static func block(at rest: ArraySlice<Substring>) -> ArraySlice<Substring>? {
    guard rest.first?.hasPrefix("#if ") == true, let end = rest.firstIndex(of: "#endif") else {
      return nil
    }
    let block = rest[...end]
    let isImports = block.dropFirst().dropLast().allSatisfy { line in
      line.hasPrefix("#else") || isImport(line.drop { $0 == " " })
    }
    return isImports ? block : nil
  }
}
