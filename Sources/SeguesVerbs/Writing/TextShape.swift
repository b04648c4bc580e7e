/// Text that is known again by what its lines look like.
enum TextShape {
  /// The lines that are not empty.
  static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
  }

  /// The words of a line: each number is `#`, and what is counted is always in the plural.
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
