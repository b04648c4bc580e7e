/// Text that is recognized by the shape of its lines.
enum TextShape {
  /// Returns the lines that are not empty.
  static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
  }

  /// Returns the words of a line: each number as `#`, and each counted noun in the plural.
  static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var isOne = false
    for word in line.split(separator: " ") {
      let end = word.reversed().prefix { !$0.isLetter && !$0.isNumber }.reversed()
      let body = word.dropLast(end.count)
      let start = body.prefix { $0 == "(" }
      let number = body.dropFirst(start.count)
      let isNumber = !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
      let isSingular = isOne && !isNumber && body != "Swift" && body != "Objective-C"
      words.append(isNumber ? start + "#" + end : body + (isSingular ? "s" : "") + end)
      isOne = isNumber ? number == "1" : isOne && !isSingular
    }
    return words
  }
}
