package import Findings

/// Writes values in few bytes that are fast to read.
///
/// The format is a line that names the contents and their version, a table of all strings, and the
/// values in the order in which they were put: numbers as variable-length integers, strings as
/// indexes into the table. The same values give the same bytes on every machine.
package struct CompactEncoder {
  private var body: [UInt8] = []
  private var places: [String: Int] = [:]
  private var table: [String] = []

  package init() {}

  /// Returns everything written, after a line that names the format, and the strings.
  package func bytes(behind firstLine: String) -> [UInt8] {
    var strings = CompactEncoder()
    strings.put(table.count)
    for string in table {
      strings.put(string.utf8.count)
      strings.body.append(contentsOf: string.utf8)
    }
    return Array(firstLine.utf8) + strings.body + body
  }

  /// Writes a number that is not negative: seven bits per byte, the lowest first.
  package mutating func put(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(rest))
  }

  package mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }

  package mutating func put(_ string: String) { put(place(of: string)) }

  package mutating func put(_ string: String?) { put(string.map { place(of: $0) + 1 } ?? 0) }

  package mutating func put(_ location: SourceLocation) {
    put(location.file)
    put(location.line)
    put(location.column)
  }

  package mutating func put(_ strings: [String]) { put(strings) { $0.put($1) } }

  /// Writes a list, encoding each element with a function.
  package mutating func put<Element>(
    _ elements: [Element], _ write: (inout CompactEncoder, Element) -> Void
  ) {
    put(elements.count)
    for element in elements { write(&self, element) }
  }

  private mutating func place(of string: String) -> Int {
    // Compares bytes, because Swift's strings are equal if they differ only in how accents are composed.
    if let place = places[string], table[place].utf8.elementsEqual(string.utf8) { return place }
    places[string] = table.count
    table.append(string)
    return table.count - 1
  }
}
