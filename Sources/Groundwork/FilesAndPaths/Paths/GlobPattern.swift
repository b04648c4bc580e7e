/// A pattern such as `Vendor`, `*Tests` or `Modules/**/Legacy`, for `--exclude`.
///
/// A pattern without a slash is compared with each component of a path. A pattern with a slash is
/// compared with the path from its start. `*` and `?` stop at slashes, `**` does not. If a pattern
/// matches a folder, everything below it is excluded.
package struct GlobPattern: Sendable {
  private let components: [[Character]]
  private let isAnchored: Bool

  package init(_ text: String) {
    let trimmed = FilePath.components(of: text)
    components = trimmed.map(Array.init)
    isAnchored = components.count > 1 || text.hasPrefix("/") || text.hasPrefix("./")
  }

  /// Whether the pattern matches a path relative to the searched folder, or a folder that contains it.
  package func matches(_ path: String) -> Bool {
    guard !components.isEmpty else { return false }
    let parts = FilePath.components(of: path).map(Array.init)
    guard isAnchored else {
      return parts.contains { Self.matches(components[0][...], $0[...]) }
    }
    return matchesStart(of: parts)
  }

  /// Whether all components match the beginning of a path.
  ///
  /// Scans the path once: `isOpen` marks the components that may match the next part. So no part is compared twice with
  /// a component, however many `**` there are.
  private func matchesStart(of parts: [[Character]]) -> Bool {
    var isOpen = Array(repeating: false, count: components.count + 1)
    isOpen[0] = true
    passEmptyMatches(&isOpen)
    for part in parts where isOpen.last == false {
      var next = Array(repeating: false, count: components.count + 1)
      for index in components.indices where isOpen[index] {
        if isAnyPath(index) {
          next[index] = true
        } else if Self.matches(components[index][...], part[...]) {
          next[index + 1] = true
        }
      }
      passEmptyMatches(&next)
      isOpen = next
    }
    return isOpen.last == true
  }

  /// Opens the component after each open `**`, which may match no part at all.
  private func passEmptyMatches(_ isOpen: inout [Bool]) {
    for index in components.indices where isOpen[index] && isAnyPath(index) {
      isOpen[index + 1] = true
    }
  }

  private func isAnyPath(_ index: Int) -> Bool { components[index] == ["*", "*"] }

  /// Matches one component; retrying a failed `*` only from its last position is sufficient.
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
