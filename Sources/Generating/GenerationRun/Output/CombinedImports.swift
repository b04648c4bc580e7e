/// The imports of several files, each once.
struct CombinedImports {
  private static let feature: Substring = "#if hasFeature(InternalImportsByDefault)"

  /// The unconditional imports.
  private var always = ImportList()
  /// The imports for compilers on which imports without access are internal, or whose default is
  /// unknown.
  private var withFeature = ImportList()
  private var withoutFeature = ImportList()

  /// Consumes the imports at the beginning of a file's lines.
  mutating func take(from rest: inout ArraySlice<Substring>) {
    while let line = rest.first {
      if line.isEmpty {
        rest.removeFirst()
        continue
      }
      guard let unit = ImportList.unit(at: rest) else { return }
      if line == Self.feature {
        let (with, without) = Self.branches(of: unit)
        withFeature.add(with)
        withoutFeature.add(without)
      } else {
        always.add(unit)
      }
      rest = rest[unit.endIndex...]
    }
  }

  /// The imports, as written in a file.
  var sections: [String] {
    var sections: [String] = []
    if !withFeature.isEmpty {
      sections.append(
        """
        \(Self.feature)
        \(withFeature.text(indented: "  "))
        #else
        \(withoutFeature.text(indented: "  "))
        #endif
        """)
    }
    // An unconditional import would contradict the conditional ones of the same module.
    let others = always.subtracting(withFeature)
    if !others.isEmpty { sections.append(others.text(indented: "")) }
    return sections.isEmpty ? [] : [sections.joined(separator: "\n")]
  }

  /// Splits a block into the parts between `#if` and its own `#else`, and between that and
  /// `#endif`.
  private static func branches(
    of block: ArraySlice<Substring>
  ) -> (ArraySlice<Substring>, ArraySlice<Substring>) {
    let middle = block.firstIndex(of: "#else") ?? block.endIndex - 1
    return (block[(block.startIndex + 1)..<middle], block[middle...].dropFirst().dropLast())
  }
}

/// A list of imports, including conditional ones.
struct ImportList {
  /// The lines of each import or conditional block, by the same lines without access.
  private(set) var units: [String: [String]] = [:]

  var isEmpty: Bool { units.isEmpty }

  /// Adds the imports on some lines; of two that differ only in access, the one with access wins.
  mutating func add(_ lines: ArraySlice<Substring>) {
    var rest = lines
    while let unit = Self.unit(at: rest) {
      let indentation = unit.first?.prefix { $0 == " " }.count ?? 0
      add(unit.map { String($0.dropFirst(indentation)) })
      rest = rest[unit.endIndex...]
    }
  }

  /// Returns the imports that are not in another list, whatever their access there.
  func subtracting(_ other: ImportList) -> ImportList {
    ImportList(units: units.filter { other.units[$0.key] == nil })
  }

  private mutating func add(_ unit: [String]) {
    let key = unit.map(Self.withoutAccess).joined(separator: "\n")
    let length = unit.reduce(0) { $0 + $1.count }
    if units[key].map({ $0.reduce(0) { $0 + $1.count } < length }) ?? true { units[key] = unit }
  }

  /// Returns the imports, sorted, conditional ones last.
  func text(indented indentation: String) -> String {
    let sorted = units.sorted { left, right in
      let isLater = (left.key.hasPrefix("#"), right.key.hasPrefix("#"))
      return isLater.0 == isLater.1 ? left.key < right.key : isLater.1
    }
    return sorted.flatMap(\.value).map { indentation + $0 }.joined(separator: "\n")
  }

  /// Returns an import, or the lines from an `#if` to its `#endif` if they contain only imports;
  /// nil if the lines begin with something else.
  static func unit(at lines: ArraySlice<Substring>) -> ArraySlice<Substring>? {
    var depth = 0
    for (index, line) in zip(lines.indices, lines) {
      let words = line.split(separator: " ")
      let isBranch = depth > 0 && (words.first == "#else" || words.first == "#elseif")
      if words.first == "#if" {
        depth += 1
      } else if words.first == "#endif" {
        depth -= 1
      } else if !isImport(words), !isBranch {
        return nil
      }
      if depth <= 0 { return depth == 0 ? lines[...index] : nil }
    }
    return nil
  }

  private static func isImport(_ words: [Substring]) -> Bool {
    words.dropLast().last == "import"
      && (words.count == 2
        || words.count == 3 && ["public", "package", "internal"].contains(words[0]))
  }

  private static func withoutAccess(_ line: String) -> String {
    let words = line.split(separator: " ")
    guard words.count == 3, words[1] == "import" else { return line }
    return line.prefix { $0 == " " } + words[1...].joined(separator: " ")
  }
}
