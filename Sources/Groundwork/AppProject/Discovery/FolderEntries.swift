internal import Foundation

/// The entries of a folder, with their kinds if the file system reports them along with the names.
///
/// In most folders, no file has to be inspected separately.
package struct FolderEntries {
  package enum Kind {
    case file
    case folder
    /// A link, or an entry without a kind from the file system.
    case unknown
  }

  package struct Entry {
    /// The name, with invalid UTF-8 replaced.
    package var name: String
    package var isValid: Bool
    package var kind: Kind
  }

  /// The reason why a folder could not be read.
  package struct Failure: Error {
    package var reason: String
  }

  /// The entries without `.` and `..`, unordered.
  package private(set) var entries: [Entry] = []

  /// Reads a folder.
  ///
  /// - Throws: If it can't be opened, or can't be read to its end.
  package init(of path: String) throws(Failure) {
    guard let folder = opendir(path),
      // Read the name in place: copying the whole entry would read past the end of the buffer.
      let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)
    else { throw Failure(reason: String(cString: strerror(errno))) }
    defer { closedir(folder) }
    errno = 0
    while let entry = readdir(folder) {
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset)
        .assumingMemoryBound(to: CChar.self)
      let valid = String(validatingCString: name)
      let text = valid ?? String(cString: name)
      if text != ".", text != ".." {
        entries.append(
          Entry(
            name: text, isValid: valid != nil, kind: Self.kind(Int(entry.pointee.d_type))))
      }
      errno = 0
    }
    guard errno == 0 else { throw Failure(reason: String(cString: strerror(errno))) }
  }

  private static func kind(_ type: Int) -> Kind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: .unknown
    }
  }
}
