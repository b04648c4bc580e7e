internal import FilesAndPaths

/// The offsets at which the lines of a file start, to find places in it.
///
/// Lines end as ``SourceLocation`` counts them: with `\n`, `\r\n` or `\r`. A byte order mark is before the first line.
package struct LineStarts: Sendable {
  /// The offsets, in order.
  package let offsets: [Int]
  private let count: Int

  package init(_ bytes: [UInt8]) {
    var offsets = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D, !isPair { offsets.append(index + 1) }
    }
    self.offsets = offsets
    count = bytes.count
  }

  /// Returns the range of a line with its end, or nil if it doesn't exist.
  package func line(_ number: Int) -> Range<Int>? {
    guard number > 0, number <= offsets.count else { return nil }
    return offsets[number - 1]..<(number < offsets.count ? offsets[number] : count)
  }

  /// Returns the range of the line that contains an offset.
  package func line(around offset: Int) -> Range<Int> {
    let index = index(around: offset)
    return offsets[index]..<(index + 1 < offsets.count ? offsets[index + 1] : count)
  }

  /// Returns the offset of a place, or nil if it doesn't exist.
  package func offset(of place: SourceLocation, in bytes: [UInt8]) -> Int? {
    guard place.column > 0, let line = line(place.line) else { return nil }
    let end = line.first { bytes[$0] == 0x0A || bytes[$0] == 0x0D } ?? line.upperBound
    let offset = line.lowerBound + place.column - 1
    return offset <= end ? offset : nil
  }

  /// Returns the place of an offset.
  package func location(of offset: Int, in path: String) -> SourceLocation {
    let index = index(around: offset)
    return SourceLocation(file: path, line: index + 1, column: offset - offsets[index] + 1)
  }

  private func index(around offset: Int) -> Int {
    max(offsets.sortedIndex { $0 <= offset } - 1, 0)
  }
}
