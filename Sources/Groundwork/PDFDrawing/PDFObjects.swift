/// The objects of a file.
///
/// They are found by reading the file from its beginning to its end, because the table of their
/// places may be damaged or compressed, and small files don't need it.
struct PDFObjects {
  private let bytes: [UInt8]
  private var objects: [Int: PDFValue] = [:]
  private(set) var catalog: [String: PDFValue] = [:]

  /// The effort that may still be spent, so that no document takes long: a unit is about a decoded byte.
  private var budget = 8 << 20

  /// The maximum length of a chain of references.
  private static let longestChain = 8
  /// The maximum number of filters of a stream, and of numbers in an array.
  private static let mostFilters = 8
  private static let mostNumbers = 256

  init(_ bytes: [UInt8]) throws(PDFRefusal) {
    self.bytes = bytes
    var root: PDFValue?
    var scanner = PDFScanner(bytes)
    var numbers: [Int] = []
    while let token = try scanner.next() {
      switch token {
      case .value(let value):
        numbers = value.integer.map { numbers.suffix(1) + [$0] } ?? []
        continue
      case .word("obj"):
        guard numbers.count == 2 else { throw .damaged }
        let value = try Self.object(&scanner)
        objects[numbers[0]] = value
        guard case .stream(let entries, _) = value else { break }
        switch entries["Type"]?.name {
        case "ObjStm": try addObjects(in: value)
        case "XRef": try takeTrailer(entries, &root)
        default: break
        }
      case .word("trailer"): try takeTrailer(try scanner.value().dictionary ?? [:], &root)
      case .word: break
      }
      numbers = []
    }
    guard let root, let catalog = resolve(root).dictionary else { throw .damaged }
    self.catalog = catalog
  }

  /// Returns the object that a reference names; other values as they are.
  func resolve(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<Self.longestChain {
      guard case .reference(let number) = value else { return value }
      value = objects[number] ?? .null
    }
    return .null
  }

  func dictionary(_ value: PDFValue?) -> [String: PDFValue] { resolve(value).dictionary ?? [:] }

  /// Returns numbers; nil if a value isn't an array of numbers, or has too many.
  func numbers(_ value: PDFValue?) -> [Double]? {
    guard let array = resolve(value).array, array.count <= Self.mostNumbers else { return nil }
    let numbers = array.compactMap { resolve($0).number }
    return numbers.count == array.count ? numbers : nil
  }

  /// Throws if too much effort was spent.
  mutating func spend(_ effort: Int) throws(PDFRefusal) {
    budget -= effort
    guard budget >= 0 else { throw .tooLarge }
  }

  /// Returns the decoded bytes of a stream.
  mutating func contents(of value: PDFValue) throws(PDFRefusal) -> [UInt8] {
    guard case .stream(let entries, let range) = value else { throw .damaged }
    // Reading the encoded bytes takes time even if the decoded contents are empty.
    try spend(range.count)
    var filters = [resolve(entries["Filter"])]
    if let array = filters[0].array {
      guard array.count <= Self.mostFilters else { throw .filter }
      filters = array.map(resolve)
    }
    filters.removeAll(where: \.isNull)
    let parameters = resolve(entries["DecodeParms"])
    for entries in (parameters.array ?? [parameters]).prefix(Self.mostFilters).map(dictionary) {
      guard resolve(entries["Predictor"] ?? .number(1)).number == 1 else { throw .filter }
    }
    let contents: [UInt8]
    switch filters.map(\.name) {
    case []: contents = Array(bytes[range])
    case ["FlateDecode"]: contents = try Inflation.contents(of: bytes[range], limit: budget)
    default: throw .filter
    }
    try spend(contents.count)
    return contents
  }

  private func takeTrailer(
    _ trailer: [String: PDFValue], _ root: inout PDFValue?
  ) throws(PDFRefusal) {
    guard trailer["Encrypt"] == nil else { throw .encrypted }
    root = trailer["Root"] ?? root
  }

  /// Reads what follows `12 0 obj`.
  private static func object(_ scanner: inout PDFScanner) throws(PDFRefusal) -> PDFValue {
    let value = try scanner.value()
    scanner.skipSpace()
    guard case .dictionary(let entries) = value, scanner.isAt("stream") else { return value }
    scanner.place += 6
    scanner.skipLineEnd()
    let start = scanner.place
    if let length = entries["Length"]?.integer, length >= 0, length <= scanner.bytes.count - start {
      scanner.place = start + length
      // More space isn't skipped, because many objects could name the same long one.
      scanner.skipLineEnd()
      if scanner.isAt("endstream") { return .stream(entries, start..<(start + length)) }
      scanner.place = start
    }
    // The length is wrong, or is another object.
    while scanner.place < scanner.bytes.count {
      if scanner.bytes[scanner.place] == UInt8(ascii: "e"), scanner.isAt("endstream") {
        return .stream(entries, start..<scanner.place)
      }
      scanner.place += 1
    }
    throw .damaged
  }

  /// Adds the objects that a stream contains.
  private mutating func addObjects(in stream: PDFValue) throws(PDFRefusal) {
    guard let entries = stream.dictionary, let count = resolve(entries["N"]).integer,
      let first = resolve(entries["First"]).integer, count >= 0, first >= 0
    else { throw .damaged }
    let contents = try contents(of: stream)
    var header = PDFScanner(contents)
    var scanner = PDFScanner(contents, at: first)
    for _ in 0..<count {
      // Overlapping objects could take forever to read.
      guard let number = try header.value().integer, let offset = try header.value().integer,
        offset >= scanner.place - first, offset <= contents.count - first
      else { throw .damaged }
      scanner.place = first + offset
      objects[number] = try scanner.value()
    }
  }
}
