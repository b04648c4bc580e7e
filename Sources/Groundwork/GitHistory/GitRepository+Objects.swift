/// The contents of an object of a repository.
package enum ObjectContents: Hashable, Sendable {
  case bytes([UInt8])
  /// The object is larger than allowed, so it was not read.
  case tooLarge(Int)
  /// The clone doesn't have the object: it is a partial one, or damaged.
  case missing
}

// Objects are read with `git cat-file --batch`, which applies no filters or conversions and follows no links.
extension GitRepository {
  /// Reads objects one after the other, so that only one is in memory.
  ///
  /// `body` receives the index of each object, in order, and its contents. An object can claim gigabytes, yet take a
  /// few bytes in the repository, so sizes are queried first, and compared with the limit.
  ///
  /// - Throws: A ``GitFailure`` if git can't read them, or what the body throws.
  package func read(
    _ objects: [String], limit: Int,
    _ body: (Int, ObjectContents) throws(GitFailure) -> Void
  ) throws(GitFailure) {
    guard !objects.isEmpty else { return }
    let sizes = try sizes(of: objects)
    let wanted = objects.indices.filter { (sizes[$0] ?? .max) <= limit }
    var next = objects.startIndex
    func skip(to end: Int) throws(GitFailure) {
      while next < end {
        try body(next, sizes[next].map(ObjectContents.tooLarge) ?? .missing)
        next += 1
      }
    }
    if !wanted.isEmpty {
      let input = Self.lines(wanted.map { objects[$0] })
      try command.read(["cat-file", "--batch"], input: input) { (pipe) throws(GitFailure) in
        for index in wanted {
          try skip(to: index)
          guard let header = try pipe.part(endingIn: 0x0A), let size = Self.size(in: header),
            let bytes = try pipe.bytes(size), try pipe.bytes(1) != nil
          else { throw GitFailure.git(command: "cat-file", reason: "an object can't be read") }
          try body(index, .bytes(bytes))
          next = index + 1
        }
      }
    }
    try skip(to: objects.endIndex)
  }

  /// Returns the sizes of objects that are files, nil for others.
  func sizes(of objects: [String]) throws(GitFailure) -> [Int?] {
    guard !objects.isEmpty else { return [] }
    var sizes: [Int?] = []
    try command.read(["cat-file", "--batch-check"], input: Self.lines(objects)) {
      (pipe) throws(GitFailure) in
      while let line = try pipe.part(endingIn: 0x0A) { sizes.append(Self.size(in: line)) }
    }
    guard sizes.count == objects.count else {
      throw .git(command: "cat-file", reason: "an object can't be read")
    }
    return sizes
  }

  private static func lines(_ objects: [String]) -> [UInt8] {
    Array(objects.map { $0 + "\n" }.joined().utf8)
  }

  /// The size in a line such as `NAME blob 12`; nil for `NAME missing` and other kinds.
  private static func size(in header: [UInt8]) -> Int? {
    let fields = header.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, fields[1] == "blob" else { return nil }
    return Int(fields[2])
  }
}
