import FilesAndPaths
import FileWriting
import Foundation
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try FileBytes.read(folder.path(name)), as: UTF8.self)
  }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(lstat(folder.path(name), &status) == 0)
    return status
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `The permissions survive, and a new file replaces the old one`() throws {
    try folder.write("old", to: "file")
    #expect(chmod(folder.path("file"), 0o640) == 0)
    let before = try status("file")
    try AtomicFile.write(Array("new".utf8), to: folder.path("file"))
    #expect(try text("file") == "new")
    #expect(try status("file").st_mode & 0o7777 == 0o640)
    #expect(try status("file").st_ino != before.st_ino)
    #expect(try names == ["file"])
  }

  @Test func `A new file has the permissions allowed by the user's mask`() throws {
    try AtomicFile.write([1], to: folder.path("file"))
    let path = try folder.write("", to: "other")
    #expect(try status("file").st_mode == status((path as NSString).lastPathComponent).st_mode)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `A file's owner and group survive`() throws {
    try folder.write("old", to: "file")
    #expect(chown(folder.path("file"), 1234, 2345) == 0)
    try AtomicFile.write(Array("new".utf8), to: folder.path("file"))
    let after = try status("file")
    #expect(after.st_uid == 1234)
    #expect(after.st_gid == 2345)
    #expect(try text("file") == "new")
  }

  @Test(arguments: ["longer than before", "x", ""])
  func `A file with several hard links stays one file`(new: String) throws {
    try folder.write("old text", to: "file")
    #expect(link(folder.path("file"), folder.path("other")) == 0)
    try AtomicFile.write(Array(new.utf8), to: folder.path("file"))
    #expect(try text("other") == new)
    #expect(try status("other").st_nlink == 2)
  }

  @Test func `A symbolic link stays, and a dangling one creates its destination`() throws {
    try folder.write("old", to: "real")
    for (name, target) in [("link", "real"), ("dangling", "made")] {
      #expect(symlink(target, folder.path(name)) == 0)
      try AtomicFile.write(Array(name.utf8), to: folder.path(name))
      #expect(try text(target) == name)
      #expect(try status(name).st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test func `Extended attributes survive`() throws {
    try folder.write("old", to: "file")
    let path = folder.path("file")
    let set = try Self.attributes("set", path)
    guard set else { return }  // The volume has none.
    try AtomicFile.write(Array("new".utf8), to: path)
    #expect(try Self.attributes("get", path))
    #expect(try text("file") == "new")
  }

  /// Sets or looks for an attribute with the system's own tool.
  private static func attributes(_ action: String, _ path: String) throws -> Bool {
    #if os(macOS)
    let arguments =
      action == "set" ? ["-w", "user.test", "kept", path] : ["-p", "user.test", path]
    return try Subprocess.run("/usr/bin/xattr", arguments).status == 0
    #else
    let script =
      action == "set"
      ? "import os,sys; os.setxattr(sys.argv[1], 'user.test', b'kept')"
      : "import os,sys; sys.exit(os.getxattr(sys.argv[1], 'user.test') != b'kept')"
    return try Subprocess.run("/usr/bin/env", ["python3", "-c", script, path]).status == 0
    #endif
  }

  @Test func `A device is written to, and stays one`() throws {
    try AtomicFile.write([1], to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no full device"))
  func `A full device is an error with the reason`() throws {
    let error = #expect(throws: WriteFailure.self) { try AtomicFile.write([1], to: "/dev/full") }
    #expect(try #require(error).description.contains("No space left on device"))
  }

  @Test func `A pipe is written to, and stays one`() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // Without a reader, writing would block.
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try AtomicFile.write(Array("text".utf8), to: path)
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(reader, &bytes, bytes.count) == 4)
    #expect(bytes.starts(with: Array("text".utf8)))
    #expect(try status("pipe").st_mode & S_IFMT == S_IFIFO)
    #expect(try names == ["pipe"])
  }

  @Test func `A folder is not written to`() throws {
    #expect(throws: WriteFailure.isFolder(folder.path)) {
      try AtomicFile.write([1], to: folder.path)
    }
  }

  @Test func `Files of a killed process are deleted, other files are not`() throws {
    let digits = String(repeating: "0a", count: 16)
    let stale = ".segues-\(digits).tmp"
    let others = [".segues-\(digits).tmp2", ".segues-x.tmp", "segues-\(digits).tmp", "file"]
    for name in others + [stale] { try folder.write("x", to: name) }
    #expect(symlink("file", folder.path(".segues-\(String(digits.reversed())).tmp")) == 0)
    try AtomicFile.write([1], to: folder.path("new"))
    #expect(
      try names == (others + ["new", ".segues-\(String(digits.reversed())).tmp"]).sorted())
  }

  @Test func `A temporary file of a living process is left alone`() throws {
    let path = try folder.write("x", to: ".segues-\(String(repeating: "b", count: 32)).tmp")
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    try AtomicFile.write([1], to: folder.path("new"))
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
