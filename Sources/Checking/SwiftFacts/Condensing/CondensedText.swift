internal import FilesAndPaths

/// A source's text without the parts that can't contain a fact, so that there is less to parse.
///
/// Comments are left out, and the bodies of most functions: three quarters of what people write.
struct CondensedText {
  /// The remaining text.
  let bytes: [UInt8]
  /// The offsets in ``bytes`` of the words that may navigate, ascending; nil if they were not looked for.
  let navigationWords: [Int]?
  /// The calls in methods' bodies, even in those that were left out.
  let calls: MethodCalls
  /// The remaining parts of the source: their offsets in ``bytes``, ascending, and in the source.
  private let parts: [(offset: Int, origin: Int)]

  /// Keeps the whole of a text.
  init(whole bytes: [UInt8]) {
    self.bytes = bytes
    navigationWords = nil
    calls = MethodCalls(in: bytes)
    parts = [(0, 0)]
  }

  /// Leaves out the parts that can't contain a fact, or nothing if the condenser isn't sure of them.
  init(condensing bytes: [UInt8]) {
    let condenser = bytes.withUnsafeBufferPointer { bytes in
      var condenser = SourceCondenser(bytes)
      condenser.run()
      return condenser
    }
    guard condenser.isSure else {
      self.init(whole: bytes)
      return
    }
    self.init(bytes, condenser)
  }

  private init(_ source: [UInt8], _ condenser: SourceCondenser) {
    let omissions = condenser.omissions
    let omitted = omissions.reduce(0) { $0 + $1.range.count - ($1.filler == nil ? 0 : 1) }
    var parts: [(offset: Int, origin: Int)] = [(0, 0)]
    parts.reserveCapacity(omissions.count + 1)
    bytes = [UInt8](unsafeUninitializedCapacity: source.count - omitted) { buffer, count in
      func copy(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        source.withUnsafeBufferPointer { source in
          _ = UnsafeMutableBufferPointer(rebasing: buffer[count...])
            .update(fromContentsOf: source[range])
        }
        count += range.count
      }
      var origin = 0
      for omission in omissions {
        copy(origin..<omission.range.lowerBound)
        origin = omission.range.upperBound
        if let filler = omission.filler {
          buffer[count] = filler
          count += 1
        }
        parts.append((count, origin))
      }
      copy(origin..<source.count)
    }
    self.parts = parts
    calls = condenser.calls
    // Words and parts are in ascending order, and no word is in an omitted part.
    var part = 0
    navigationWords = condenser.navigationWords.map { word in
      while part + 1 < parts.count, parts[part + 1].origin <= word { part += 1 }
      return parts[part].offset + word - parts[part].origin
    }
  }

  /// Whether anything is left out.
  var leavesOut: Bool { parts.count > 1 }

  /// Returns the offset in the source of a byte of ``bytes``.
  func origin(of offset: Int) -> Int {
    let part = parts[parts.sortedIndex { $0.offset <= offset } - 1]
    return part.origin + offset - part.offset
  }
}
