internal import Parallel

/// A map as one self-contained HTML file: the drawing, the map's data as JSON, and the scripts that
/// let the reader pan, search and play it.
///
/// Text from the app is never parsed as markup: the drawing escapes it, and the scripts set it as
/// text. A content security policy allows the page's own script and styles by their hashes, and
/// nothing else: no network, no other script, and no event handler in an attribute.
package struct MapPage {
  private let map: AppMap
  private let version: Int?

  /// Creates the page of a map.
  ///
  /// - Parameters:
  ///   - map: The map to show.
  ///   - version: The map's version if `segues serve` sends it, so that the page reloads when there
  ///     is a newer one; nil for a file.
  package init(_ map: AppMap, version: Int? = nil) {
    self.map = map
    self.version = version
  }

  /// The page's bytes, in UTF-8.
  package var bytes: [UInt8] {
    let script = PageScript.text
    let style = PageStyle.text
    // The parts are written in parallel, because the drawing and the data take half of the time each.
    let parts = ParallelMap.results(of: PageTemplate.parts) { part -> [UInt8] in
      switch part {
      case .text(let markup): Array(markup.utf8)
      case .slot(.policy): Array(policy(script: script, style: style).utf8)
      case .slot(.title): ("\(ReadableText.name(map.title))" as Markup).bytes
      case .slot(.style): Array(style.utf8)
      case .slot(.drawing): SVGWriter.bytes(of: map)
      case .slot(.data): PageData(map, version: version).bytes
      case .slot(.script): Array(script.utf8)
      }
    }
    return Array(parts.joined())
  }

  private func policy(script: String, style: String) -> String {
    let styles = [style, SVGDifference.styleSheet(of: map)].map(source).joined(separator: " ")
    return [
      "default-src 'none'", "script-src \(source(script))", "style-src \(styles)",
      // The page's icon and the pictures of the app, which are part of the page.
      "img-src data:",
      // A page from `segues serve` asks the server for newer versions.
      version == nil ? nil : "connect-src 'self'",
      "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
    ].compactMap(\.self).joined(separator: "; ")
  }

  private func source(_ text: String) -> String {
    "'sha256-\(Base64.text(of: SHA256.hash(Array(text.utf8))))'"
  }
}
