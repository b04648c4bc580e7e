internal import FilesAndPaths
internal import Findings
internal import Foundation

/// Finds the name in property lists, such as the class of a scene's delegate.
struct PropertyListRenaming {
  let subject: RenameSubject

  func addPlaces(in path: String, to places: inout RenamePlaces) {
    guard let bytes = places.contents(path), !bytes.starts(with: Array("bplist".utf8)) else {
      return
    }
    let lines = LineStarts(bytes)
    let name = MarkupText.escaped(subject.old, quote: 0x22)
    let end = Array((name + "</string>").utf8)
    var start = 0
    while start + end.count <= bytes.count,
      let found = bytes.withUnsafeBytes({
        ByteSearch.first(end, in: UnsafeRawBufferPointer(rebasing: $0[start...]))
      })
    {
      let offset = start + found
      start = offset + end.count
      let value = Value(before: offset, in: bytes)
      if value.isLongerName { continue }
      switch value.role {
      case .class where subject.kind == .class && (value.isWhole || value.hasModule):
        places.replace(offset..<offset + name.utf8.count, of: path, with: subject.new)
      case .class where subject.kind == .class,
        .unknown where value.isWhole || subject.kind == .class && value.hasModule:
        places.doubt(
          lines.location(of: offset, in: path), "it is unknown what the text is for")
      case .class, .file, .unknown: break
      }
    }
  }
}

/// A value that ends with the name.
private struct Value {
  enum Role {
    case `class`, file, unknown
  }

  /// The role of the value, according to the key before it.
  let role: Role
  /// Whether the value is only the name.
  let isWhole: Bool
  /// Whether the value is the name with a module before it, unlike a bundle's identifier.
  let hasModule: Bool
  /// Whether the name is only the end of a longer one.
  let isLongerName: Bool

  init(before offset: Int, in bytes: [UInt8]) {
    let text = String(decoding: bytes[max(0, offset - 200)..<offset], as: UTF8.self)
    let start = text.split(separator: ">", omittingEmptySubsequences: false).last ?? ""
    isWhole = start.isEmpty
    // In a mangled name, the number of its letters comes before the name.
    isLongerName =
      !start.hasPrefix("_Tt")
      && start.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    hasModule = start.hasSuffix(".") && !start.dropLast().contains(".")
    role =
      switch Self.key(endOf: text) {
      case let key? where key.hasSuffix("Class") || key.hasSuffix("ClassName"): .class
      case let key? where key.contains("Storyboard") || key.contains("NibFile"): .file
      default: .unknown
      }
  }

  /// Returns the last key in a text.
  private static func key(endOf text: String) -> Substring? {
    guard let end = text.range(of: "</key>", options: .backwards),
      let start = text.range(
        of: "<key>", options: .backwards, range: text.startIndex..<end.lowerBound)
    else { return nil }
    return text[start.upperBound..<end.lowerBound]
  }
}
