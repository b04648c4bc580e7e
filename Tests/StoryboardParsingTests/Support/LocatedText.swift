import Findings
import Foundation
import StoryboardModel

/// A file's bytes by line, without a byte order mark; a line ends with LF, CR LF, or a CR alone.
struct LocatedText {
  private let bytes: [UInt8]
  private var lineStarts = [0]

  init(_ data: Data) {
    bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
    for (offset, byte) in bytes.enumerated() {
      let isBeforeLineFeed = bytes.indices.contains(offset + 1) && bytes[offset + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isBeforeLineFeed) { lineStarts.append(offset + 1) }
    }
  }

  /// Whether there is a `<` followed by a name at a place.
  func hasStartTag(of name: String, at location: SourceLocation) -> Bool {
    guard lineStarts.indices.contains(location.line - 1) else { return false }
    let offset = lineStarts[location.line - 1] + location.column - 1
    let tag = Array("<\(name)".utf8)
    guard bytes.indices.contains(offset + tag.count) else { return false }
    let end = bytes[offset + tag.count]
    return Array(bytes[offset..<(offset + tag.count)]) == tag
      && (end <= 0x20 || end == UInt8(ascii: ">") || end == UInt8(ascii: "/"))
  }
}

extension InterfaceFile {
  /// Everything in the model with a location, and the name of its element.
  var locatedElements: [(element: String, location: SourceLocation)] {
    let topLevel = objects + scenes.flatMap(\.objects)
    let all = topLevel.flatMap(\.selfAndDescendants)
    var located = [("document", location)]
    located += scenes.map { ("scene", $0.location) }
    located += all.map { ($0.element, $0.location) }
    located += all.flatMap(\.runtimeAttributes).map { ("userDefinedRuntimeAttribute", $0.location) }
    located += segues.map { ("segue", $0.location) }
    located += connections.map { ($0.tag, $0.location) }
    located += unknownElements.map { ($0.element, $0.location) }
    return located
  }
}
