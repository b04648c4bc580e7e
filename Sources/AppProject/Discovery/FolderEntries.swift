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

  /// The entries without `.` and `..`, in no order.
  private(set) var entries: [(name: String, kind: Kind)] = []

  /// Reads a folder; nil where it cannot be opened.
  init?(of path: String) {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    // The name is taken in place: a copy of the whole entry would read past the end of the buffer.
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    while let entry = readdir(folder) {
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset)
        .assumingMemoryBound(to: CChar.self)
      let text = String(cString: name)
      if text == "." || text == ".." { continue }
      entries.append((text, Self.kind(Int(entry.pointee.d_type))))
    }
  }

  private static func kind(_ type: Int) -> Kind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: .unknown
    }
  }
}
