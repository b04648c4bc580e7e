package import FilesAndPaths
internal import Foundation

/// An entry of a folder.
package struct FolderEntry {
  /// The name, with invalid UTF-8 replaced.
  package var name: String
  package var isValid: Bool
  /// The kind; nil for a link, and if the file system doesn't report it along with the name.
  ///
  /// In most folders, no file has to be inspected separately.
  package var kind: FileKind?

  /// The reason why a folder could not be read.
  package struct Failure: Error {
    package var reason: String
  }

  /// Returns the entries of a folder without `.` and `..`, unordered.
  ///
  /// - Throws: If it can't be opened, or can't be read to its end.
  package static func all(in path: String) throws(Failure) -> [FolderEntry] {
    guard let folder = opendir(path),
      // Read the name in place: copying the whole entry would read past the end of the buffer.
      let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)
    else { throw Failure(reason: String(cString: strerror(errno))) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset)
        .assumingMemoryBound(to: CChar.self)
      let valid = String(validatingCString: name)
      let text = valid ?? String(cString: name)
      if text != ".", text != ".." {
        entries.append(
          FolderEntry(
            name: text, isValid: valid != nil, kind: kind(Int(entry.pointee.d_type))))
      }
      errno = 0
    }
    guard errno == 0 else { throw Failure(reason: String(cString: strerror(errno))) }
    return entries
  }

  private static func kind(_ type: Int) -> FileKind? {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: nil
    }
  }
}
