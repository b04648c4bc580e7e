/// Writes property lists as `bplist00`: objects, the table of their offsets, and the trailer.
struct BinaryPropertyList {
  /// An object as bytes, or as the objects it consists of.
  private var objects: [[UInt8]] = []
  private let referenceSize: Int

  private init(referenceSize: Int) { self.referenceSize = referenceSize }

  /// The bytes of a list.
  static func bytes(of list: SeedPropertyList) -> [UInt8] {
    var writer = BinaryPropertyList(referenceSize: 2)
    let top = writer.add(list)
    return writer.file(top: top)
  }

  /// A dictionary whose values are nested arrays.
  ///
  /// Each array contains the next one several times, so that few bytes represent any number of
  /// values.
  static func bomb(keys: [String], depth: Int, width: Int) -> [UInt8] {
    var writer = BinaryPropertyList(referenceSize: 1)
    var last = writer.add(.text("x"))
    for _ in 0..<depth { last = writer.addArray(Array(repeating: last, count: width)) }
    let names = keys.map { writer.add(.text($0)) }
    let top = writer.addDictionary(names, names.map { _ in last })
    return writer.file(top: top)
  }

  private mutating func add(_ list: SeedPropertyList) -> Int {
    switch list {
    case .text(let text):
      let bytes = Array(text.utf8)
      return append(Self.marker(0x50, bytes.count) + bytes)
    case .flag(let isSet): return append([isSet ? 9 : 8])
    case .list(let values):
      let items = values.map { add($0) }
      return addArray(items)
    case .entries(let entries):
      let keys = entries.map { add(.text($0.key)) }
      let values = entries.map { add($0.value) }
      return addDictionary(keys, values)
    }
  }

  private mutating func addArray(_ items: [Int]) -> Int {
    append(Self.marker(0xA0, items.count) + items.flatMap(reference))
  }

  private mutating func addDictionary(_ keys: [Int], _ values: [Int]) -> Int {
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

  private func file(top: Int) -> [UInt8] {
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
