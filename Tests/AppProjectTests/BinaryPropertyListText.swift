/// A binary property list, written object by object, so that it can be invalid.
struct BinaryPropertyListText {
  /// The objects, each with its marker; references in them are one byte long.
  var objects: [[UInt8]]

  /// A short string.
  static func string(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }

  /// An array of up to 14 objects.
  static func array(_ references: [UInt8]) -> [UInt8] {
    [0xA0 | UInt8(references.count)] + references
  }

  /// A dictionary of up to 14 objects.
  static func dictionary(_ entries: [(key: UInt8, value: UInt8)]) -> [UInt8] {
    [0xD0 | UInt8(entries.count)] + entries.map(\.key) + entries.map(\.value)
  }

  /// The file, with the first object as its root.
  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let start = UInt64(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [UInt64(objects.count), 0, start] {
      bytes += (0..<8).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }
    return bytes
  }
}
