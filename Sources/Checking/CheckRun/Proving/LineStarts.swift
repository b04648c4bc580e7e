internal import Findings

/// The offsets at which the lines of a file start, to find places in it.
struct LineStarts: Sendable {
  private let starts: [Int]
  private let count: Int

  init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D, !isPair { starts.append(index + 1) }
    }
    self.starts = starts
    count = bytes.count
  }

  /// Returns the range of a line with its end, or nil if it doesn't exist.
  func line(_ number: Int) -> Range<Int>? {
    guard number > 0, number <= starts.count else { return nil }
    return starts[number - 1]..<(number < starts.count ? starts[number] : count)
  }

  /// Returns the offset of a place, or nil if it doesn't exist.
  func offset(of place: SourceLocation, in bytes: [UInt8]) -> Int? {
    guard place.column > 0, let line = line(place.line) else { return nil }
    let end = line.first { bytes[$0] == 0x0A || bytes[$0] == 0x0D } ?? line.upperBound
    let offset = line.lowerBound + place.column - 1
    return offset <= end ? offset : nil
  }
}
