/// Operations on paths as text, without asking the file system.
///
/// They work on bytes, as the file system does: a slash followed by a combining character is still
/// a slash.
package enum FilePath {
  /// The folder that contains a path, or an empty string for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The extension of the last component; empty if it has none.
  package static func pathExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The components, without empty ones and `.`; each `..` removes the component before it.
  package static func components(of path: String) -> [String] {
    var components: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    where part != "." {
      if part == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(String(part))
      }
    }
    return components
  }

  /// Joins two paths; returns `path` unchanged if it is absolute or `folder` is the current folder.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}
