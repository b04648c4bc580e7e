internal import FilesAndPaths

extension SwiftText {
  /// Writes a `switch` with a row for each case.
  ///
  /// Rows contain `return`, because the compiler's time for a `switch` expression grows with the
  /// square of its cases.
  mutating func choice(_ subject: SwiftCode, _ cases: [CaseText], _ row: (CaseText) -> SwiftCode) {
    choice(subject) { text in
      for item in cases { text.line(row(item)) }
    }
  }

  /// Writes a `switch` over all cases, which returns one value for each group of cases.
  mutating func choice<Key: Hashable>(
    _ subject: SwiftCode, _ cases: [CaseText], by key: (CaseText) -> Key,
    _ value: (Key) -> SwiftCode
  ) {
    let groups = cases.grouped(by: key)
    choice(subject) { text in
      for (key, group) in groups {
        let patterns = group.map { ".\($0.member)" as SwiftCode }
        let row: SwiftCode = "case \(patterns.joined(separator: ", ")): return \(value(key))"
        if text.fits(row) {
          text.line(row)
        } else {
          text.filled(patterns, after: "case ", end: ":")
          text.indented { $0.line("return \(value(key))") }
        }
      }
    }
  }
}
