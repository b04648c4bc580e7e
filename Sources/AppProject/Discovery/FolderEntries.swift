internal import Foundation

/// What is in one folder, with the kind of each entry where the file system says it with the name:
/// most folders are then read without asking for each file.
struct FolderEntries {
  enum Kind {
    case file
    case folder
    /// A link, or what the file system gave no kind for.
    case unknown
  }

  struct Entry {
    /// The name; where it is not UTF-8, what is wrong in it is replaced.
    var name: String
    var isValid: Bool
    var kind: Kind
  }

  /// Why a folder could not be read.
  struct Failure: Error {
    var reason: String
  }

  /// The entries without `.` and `..`, in no order.
  private(set) var entries: [Entry] = []

  /// Reads a folder.
  ///
  /// - Throws: Where it cannot be opened, or not be read to its end.
  init(of path: String) throws(Failure) {
    guard let folder = opendir(path),
      // The name is taken in place: a copy of the whole entry would read past the end of the buffer.
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
