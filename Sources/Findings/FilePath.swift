/// Paths as text: what can be said of them without asking the file system.
///
/// They are looked at as bytes, as the file system does: to it, a slash with a combining character
/// after it is a slash.
package enum FilePath {
  /// The folder that a path is in, or an empty string for a name alone.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What follows the last dot of the last component; empty where there is none.
  package static func pathExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The components, without empty ones and `.`, a `..` taking its predecessor away.
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

  /// `path` below `folder`; `path` itself where it is absolute or the folder is the current one.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}
