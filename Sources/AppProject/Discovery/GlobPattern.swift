internal import Findings

/// A pattern such as `Vendor`, `*Tests` or `Modules/**/Legacy`, as `--exclude` takes it.
///
/// A pattern without a slash is compared with every component of a path, one with a slash with the
/// path from its start. `*` and `?` stop at slashes, `**` does not. What a pattern matches is
/// excluded with everything below it.
package struct GlobPattern: Sendable {
  private let components: [[Character]]
  private let isAnchored: Bool

  package init(_ text: String) {
    let trimmed = FilePath.components(of: text)
    components = trimmed.map(Array.init)
    isAnchored = components.count > 1 || text.hasPrefix("/") || text.hasPrefix("./")
  }

  /// Whether the pattern matches a path, or a folder that the path is in.
  ///
  /// - Parameter path: Relative to the folder that is searched.
  /// - Returns: Whether it is excluded.
  package func matches(_ path: String) -> Bool {
    guard !components.isEmpty else { return false }
    let parts = FilePath.components(of: path).map(Array.init)
    guard isAnchored else {
      return parts.contains { Self.matches(components[0][...], $0[...]) }
    }
    return matches(from: 0, parts[...])
  }

  /// Matches the components from `index` on with the beginning of `parts`.
  private func matches(from index: Int, _ parts: ArraySlice<[Character]>) -> Bool {
    guard index < components.count else { return true }
    if components[index] == ["*", "*"] {
      return (parts.startIndex...parts.endIndex).contains { matches(from: index + 1, parts[$0...]) }
    }
    guard let first = parts.first else { return false }
    return Self.matches(components[index][...], first[...])
      && matches(from: index + 1, parts.dropFirst())
  }

  /// Matches one component; a failed `*` is retried from its last place only, which is enough.
  private static func matches(
    _ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>
  ) -> Bool {
    var pattern = pattern
    var text = text
    var retry: (pattern: ArraySlice<Character>, text: ArraySlice<Character>)?
    while true {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (pattern, text)
      } else if let next = pattern.first, let character = text.first,
        next == "?" || next == character
      {
        pattern = pattern.dropFirst()
        text = text.dropFirst()
      } else if pattern.isEmpty, text.isEmpty {
        return true
      } else if let place = retry, !place.text.isEmpty {
        pattern = place.pattern
        text = place.text.dropFirst()
        retry = (pattern, text)
      } else {
        return false
      }
    }
  }
}
