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
    let groups = Self.groups(cases, by: key)
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

  /// Groups cases by key, in the order of the first of each.
  static func groups<Key: Hashable>(
    _ cases: [CaseText], by key: (CaseText) -> Key
  ) -> [(key: Key, cases: [CaseText])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, cases: [CaseText])] = []
    for item in cases {
      let key = key(item)
      if let place = places[key] {
        groups[place].cases.append(item)
      } else {
        places[key] = groups.count
        groups.append((key, [item]))
      }
    }
    return groups
  }
}
