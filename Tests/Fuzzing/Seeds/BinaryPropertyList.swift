/// Writes property lists as `bplist00`: objects, the table of their offsets, and the trailer.
struct BinaryPropertyList {
  /// An object as bytes, or as the objects it consists of.
  private var objects: [[UInt8]] = []
  private let referenceSize: Int

  init(referenceSize: Int) { self.referenceSize = referenceSize }

  /// A dictionary whose values are nested arrays.
  ///
  /// Each array contains the next one several times, so that few bytes represent any number of
  /// values.
  static func bomb(keys: [String], depth: Int, width: Int) -> [UInt8] {
    var writer = BinaryPropertyList(referenceSize: 1)
    var last = writer.addText("x")
    for _ in 0..<depth { last = writer.addArray(Array(repeating: last, count: width)) }
    let names = keys.map { writer.addText($0) }
    let top = writer.addDictionary(names, names.map { _ in last })
    return writer.file(top: top)
  }

  /// Adds a text, and returns its number, by which arrays and dictionaries refer to it.
  mutating func addText(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    return append(Self.marker(0x50, bytes.count) + bytes)
  }

  mutating func addFlag(_ isSet: Bool) -> Int { append([isSet ? 9 : 8]) }

  mutating func addArray(_ items: [Int]) -> Int {
    append(Self.marker(0xA0, items.count) + items.flatMap(reference))
  }

  mutating func addDictionary(_ keys: [Int], _ values: [Int]) -> Int {
    append(Self.marker(0xD0, keys.count) + (keys + values).flatMap(reference))
  }

  private mutating func append(_ bytes: [UInt8]) -> Int {
    objects.append(bytes)
    return objects.count - 1
  }

  private func reference(_ number: Int) -> [UInt8] { Self.number(number, size: referenceSize) }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x11] + number(count, size: 2)
  }

  private static func number(_ number: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// The bytes of the file, whose outermost object has the number `top`.
  func file(top: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += Self.number(bytes.count, size: 4)
      bytes += object
    }
    let start = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)]
    for number in [objects.count, top, start] { bytes += Self.number(number, size: 8) }
    return bytes
  }
}
