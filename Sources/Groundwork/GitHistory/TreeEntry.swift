internal import FilesAndPaths

/// A file in a commit.
package struct TreeEntry: Hashable, Sendable {
  package enum Kind: Sendable {
    case file
    /// A symbolic link, whose contents are its destination.
    case link
    /// A commit of another repository.
    case submodule
  }

  /// The path relative to the repository's folder.
  package var path: String
  package var kind: Kind
  /// The name of the object with the contents.
  package var object: String

  /// Reads an entry in the format of `git ls-tree`: mode, type, object, a tab, the path.
  ///
  /// - Returns: Nil if it is invalid, or if the path isn't UTF-8 or leaves its folder.
  init?(_ line: [UInt8]) {
    guard let tab = line.firstIndex(of: 0x09),
      let path = String(validUTF8: line[(tab + 1)...]), Self.isPlain(path)
    else { return nil }
    let fields = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, fields[2].isObjectName else { return nil }
    self.path = path
    object = fields[2]
    switch fields[0] {
    case "120000": kind = .link
    case "160000": kind = .submodule
    case "100644", "100755", "100664": kind = .file
    default: return nil
    }
  }

  /// Whether each component is a plain name, which git doesn't check when it reads an object.
  private static func isPlain(_ path: String) -> Bool {
    path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).allSatisfy { part in
      let name = String(Substring(part))
      return !name.isEmpty && name != "." && name != ".." && name.lowercased() != ".git"
    }
  }
}

extension String {
  /// Whether this is the name of an object: 40 or 64 hexadecimal digits.
  var isObjectName: Bool {
    [40, 64].contains(utf8.count)
      && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
