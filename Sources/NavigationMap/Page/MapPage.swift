internal import Findings

/// A map as one self-contained HTML file: the drawing, its data as JSON, and the scripts that make
/// it interactive.
///
/// Text from the app is never markup: the drawing escapes it, and the scripts write it with
/// `textContent`. A content security policy allows the page's own script and styles by their
/// hashes, and nothing else: no network, no other script, no handler in an attribute.
package struct MapPage {
  private let map: AppMap
  private let version: Int?

  /// Creates the page of a map.
  ///
  /// - Parameters:
  ///   - map: The map to show.
  ///   - version: The map's version if it is sent by `segues serve`; the page then asks for newer
  /// ones. Nil for a file.
  package init(_ map: AppMap, version: Int? = nil) {
    self.map = map
    self.version = version
  }

  /// The page's bytes, in UTF-8.
  package var bytes: [UInt8] {
    let script = PageScript.text
    let style = PageStyle.text
    // The template is split where other content is inserted. The drawing and the data take about
    // half of the time each.
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
      // A served page asks the server for newer versions.
      version == nil ? nil : "connect-src 'self'",
      "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
    ].compactMap(\.self).joined(separator: "; ")
  }

  private func source(_ text: String) -> String {
    "'sha256-\(Base64.text(of: SHA256.hash(Array(text.utf8))))'"
  }
}
