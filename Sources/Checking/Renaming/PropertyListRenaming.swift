internal import Files
internal import Findings

/// Finds the name in property lists, such as the class of a scene's delegate.
struct PropertyListRenaming {
  let subject: RenameSubject

  /// Adds the places in a property list.
  func addPlaces(in path: String, to places: inout RenamePlaces) {
    guard let bytes = places.contents(path), !bytes.starts(with: Array("bplist".utf8)) else {
      return
    }
    let lines = LineStarts(bytes)
    let end = Array((MarkupText.escaped(subject.old, quote: 0x22) + "</string>").utf8)
    var start = 0
    while start + end.count <= bytes.count,
      let found = bytes.withUnsafeBytes({
        ByteSearch.first(end, in: UnsafeRawBufferPointer(rebasing: $0[start...]))
      })
    {
      let offset = start + found
      start = offset + end.count
      let before = offset > 0 ? bytes[offset - 1] : 0
      let place = lines.location(of: offset, in: path)
      switch before {
      case UInt8(ascii: ".") where subject.kind == .class,
        UInt8(ascii: ">") where subject.kind == .class:
        let length = MarkupText.escaped(subject.old, quote: 0x22).utf8.count
        places.replace(offset..<offset + length, of: path, with: subject.new)
      case UInt8(ascii: ">") where !namesStoryboard(offset, bytes):
        places.doubt(place, "it is unknown what the text is for")
      default: break
      }
    }
  }

  /// Whether the key before a value is one for the names of storyboards.
  private func namesStoryboard(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes[max(0, offset - 120)..<offset], as: UTF8.self)
    guard let key = text.components(between: "<key>", and: "</key>").last else { return false }
    return key.contains("Storyboard") || key.contains("NibFile")
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    var found: [Substring] = []
    var rest = self[...]
    while let open = rest.firstRange(of: start) {
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: end) else { break }
      found.append(rest[..<close.lowerBound])
      rest = rest[close.upperBound...]
    }
    return found
  }
}
