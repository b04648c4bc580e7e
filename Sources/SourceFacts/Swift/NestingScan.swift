#if Macros
  /// Looks at a text's bytes for what no stack could hold: brackets opened by the thousand.
  ///
  /// Strings and comments are counted too: no real text comes near the bound.
  enum NestingScan {
    private static let deepest = 3_000

    /// The offset at which a text is nested deeper than any code; nil for all real ones.
    static func overflow(in text: [UInt8]) -> Int? {
      text.withUnsafeBufferPointer { bytes in
        var brackets = 0
        var angles = 0
        var conditions = 0
        for (offset, byte) in bytes.enumerated() {
          switch byte {
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
          case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            brackets = max(0, brackets - 1)
          case UInt8(ascii: "<"):
            // `a < b` has a blank before it, a generic argument has none.
            if offset > 0, bytes[offset - 1] > UInt8(ascii: " ") { angles += 1 }
          case UInt8(ascii: ">"), UInt8(ascii: ";"): angles = max(0, angles - 1)
          case UInt8(ascii: "#"):
            if bytes[offset...].starts(with: "#if".utf8) { conditions += 1 }
            if bytes[offset...].starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
          default: continue
          }
          if max(brackets, angles, conditions) > deepest { return offset }
        }
        return nil
      }
    }
  }
#endif
