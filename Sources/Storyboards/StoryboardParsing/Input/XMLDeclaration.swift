/// The `<?xml … ?>` at the start of a text.
struct XMLDeclaration: Hashable {
  /// The offset after it; 0 if there is none.
  var end = 0
  /// The encoding that it names, in lower case.
  var encoding: String?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Interface Builder writes this, so nearly every file has it.
    let usual: StaticString = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    if bytes.starts(with: usual) {
      end = usual.utf8CodeUnitCount
      encoding = "utf-8"
      return
    }
    guard bytes.starts(with: "<?xml"), bytes.count > 5, bytes[5] <= 0x20,
      let end = bytes.offset(after: "?>", from: 5)
    else { return }
    self.end = end
    let text = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    // Names and values alternate: `<?xml version=`, `1.0`, ` encoding=`, `utf-8`, `?>`.
    let parts = text.split(whereSeparator: { $0 == "\"" || $0 == "'" })
    for (name, value) in zip(parts, parts.dropFirst()) {
      let words = name.split(whereSeparator: { $0 == "=" || $0.isWhitespace })
      if words.last == "encoding" { encoding = String(value) }
    }
  }
}
