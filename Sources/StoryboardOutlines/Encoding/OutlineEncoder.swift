internal import Findings
internal import StoryboardModel

/// Writes the parts of an outline as bytes.
struct OutlineEncoder {
  private var body: [UInt8] = []
  private var places: [String: Int] = [:]
  private var table: [String] = []

  /// Everything written, behind a line that names the format and the strings that are used.
  func bytes(behind firstLine: String) -> [UInt8] {
    var strings = OutlineEncoder()
    strings.put(table.count)
    for string in table {
      strings.put(string.utf8.count)
      strings.body.append(contentsOf: string.utf8)
    }
    return Array(firstLine.utf8) + strings.body + body
  }

  /// Writes a number that is not negative: seven bits a byte, the lowest first.
  mutating func put(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(rest))
  }

  mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }

  mutating func put(_ string: String) { put(place(of: string)) }

  mutating func put(_ string: String?) { put(string.map { place(of: $0) + 1 } ?? 0) }

  mutating func put(_ id: ObjectID) { put(id.rawValue) }

  mutating func put(_ id: ObjectID?) { put(id?.rawValue) }

  mutating func put(_ location: SourceLocation) {
    put(location.file)
    put(location.line)
    put(location.column)
  }

  /// Writes attributes by name: dictionaries have no order of their own.
  mutating func put(_ attributes: [String: String]) {
    put(attributes.count)
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      put(name)
      put(value)
    }
  }

  mutating func put<Element>(
    _ elements: [Element], _ write: (inout OutlineEncoder, Element) -> Void
  ) {
    put(elements.count)
    for element in elements { write(&self, element) }
  }

  private mutating func place(of string: String) -> Int {
    if let place = places[string] { return place }
    places[string] = table.count
    table.append(string)
    return table.count - 1
  }
}
