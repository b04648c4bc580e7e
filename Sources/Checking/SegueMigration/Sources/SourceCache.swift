internal import SegueChecking
internal import SwiftSyntax

/// The app's Swift files, each parsed when it is first asked for.
final class SourceCache {
  private let texts: SourceTexts
  private var parsed: [String: ParsedSource?] = [:]

  init(_ texts: SourceTexts) {
    self.texts = texts
  }

  /// Returns a file, or nil if it isn't valid Swift.
  func source(at path: String) -> ParsedSource? {
    if let known = parsed[path] { return known }
    var source = texts.text(of: path).map { ParsedSource(path: path, text: $0) }
    if source?.tree.hasError == true || source.map({ hasReplacement($0.bytes) }) == true {
      source = nil
    }
    parsed[path] = .some(source)
    return source
  }

  /// Whether decoding replaced bytes, because the file isn't UTF-8.
  private func hasReplacement(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
  }
}
