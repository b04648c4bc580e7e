/// Operations on paths as text, without asking the file system.
///
/// They work on bytes, as the file system does: a slash followed by a combining character is still a slash.
package enum FilePath {
  /// The folder that contains a path, or an empty string for a bare name.
  package static func folder(of path: String) -> String {
    var path = path
    return path.withUTF8 { bytes in
      guard let slash = lastSlash(in: bytes) else { return "" }
      return String(decoding: bytes[..<max(slash, 1)], as: UTF8.self)
    }
  }

  /// The last component.
  package static func name(of path: String) -> String {
    var bytes = path
    return bytes.withUTF8 { bytes in
      guard let slash = lastSlash(in: bytes) else { return path }
      return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
    }
  }

  /// The extension of the last component, in lower case; empty if it has none.
  ///
  /// The case is ignored because Xcode takes `Main.Storyboard` for a storyboard, too.
  package static func pathExtension(of path: String) -> String {
    var path = path
    return path.withUTF8 { bytes in
      let name = bytes[(lastSlash(in: bytes).map { $0 + 1 } ?? 0)...]
      guard let dot = name.last(UInt8(ascii: ".")), dot != name.startIndex else { return "" }
      return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    }
  }

  /// The last component up to its first dot, such as `List` of `Lists/List.storyboard.swift`.
  package static func stem(of path: String) -> String {
    String(name(of: path).prefix { $0 != "." })
  }

  private static func lastSlash(in path: UnsafeBufferPointer<UInt8>) -> Int? {
    path[...].last(UInt8(ascii: "/"))
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

  /// Returns the path from a folder to another absolute path, both as components; it begins with `..` if it leaves
  /// the folder.
  package static func relative(_ components: [String], to folder: [String]) -> String {
    let common = zip(folder, components).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + components.dropFirst(common)).joined(separator: "/")
  }

  /// Joins two paths; returns `path` unchanged if it is absolute or `folder` is the current folder.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The index of the last occurrence of a byte.
  ///
  /// It uses a loop, because the standard library's search in a string takes ten times as long.
  fileprivate func last(_ byte: UInt8) -> Int? {
    var index = endIndex
    while index > startIndex {
      index -= 1
      if base[index] == byte { return index }
    }
    return nil
  }
}
