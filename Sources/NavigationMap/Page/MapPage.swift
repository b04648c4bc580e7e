internal import Findings
internal import Parallel

/// A map as one HTML file that needs nothing else: the drawing, what is known of it as JSON, and the
/// scripts that make it a thing to walk around in.
///
/// What stands in the page of an app's own text is markup nowhere: the drawing escapes it, and the
/// scripts write it with `textContent`. A content security policy allows the page's own script and
/// styles by their hashes, and nothing else: no network, no other script, no handler in an attribute.
package struct MapPage {
  private let map: AppMap
  private let version: Int?

  /// Makes the page of a map.
  ///
  /// - Parameters:
  ///   - map: What is drawn.
  ///   - version: Which one of the map it is, where `segues serve` sends several: the page then asks
  ///     for newer ones. Nil for a file.
  package init(_ map: AppMap, version: Int? = nil) {
    self.map = map
    self.version = version
  }

  /// The page's bytes, in UTF-8.
  package var bytes: [UInt8] {
    let script = PageScript.text
    let style = PageStyle.text
    // A part of the template ends where something else is put in its place. The drawing and the data
    // take the time, half of it each.
    let parts = ParallelMap.results(of: PageTemplate.parts) { part -> [UInt8] in
      switch part {
      case .text(let markup): Array(markup.utf8)
      case .slot(.policy): Array(policy(script: script, style: style).utf8)
      case .slot(.title): title
      case .slot(.style): Array(style.utf8)
      case .slot(.drawing): SVGWriter.bytes(of: map)
      case .slot(.data): PageData(map, version: version).bytes
      case .slot(.script): Array(script.utf8)
      }
    }
    return Array(parts.joined())
  }

  private var title: [UInt8] {
    var text = ByteText()
    text.add(escaping: ReadableText.name(map.title))
    return text.bytes
  }

  private func policy(script: String, style: String) -> String {
    let styles = [style, SVGDifference.styleSheet(of: map)].map(source).joined(separator: " ")
    return [
      "default-src 'none'", "script-src \(source(script))", "style-src \(styles)",
      // The page that a server sends asks it for newer ones.
      version == nil ? nil : "connect-src 'self'",
      "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
    ].compactMap(\.self).joined(separator: "; ")
  }

  private func source(_ text: String) -> String {
    "'sha256-\(Base64.text(of: SHA256.hash(Array(text.utf8))))'"
  }
}
