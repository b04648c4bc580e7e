import FileWriting
import Foundation
import TestSupport
import Testing

@Suite struct PrivateFolderTests {
  @Test func `Only the user can read the folder, and deleting it deletes its contents`() throws {
    let other = try TemporaryFolder()
    try other.write("kept", to: "file")
    let folder = try PrivateFolder.make()
    var status = stat()
    #expect(lstat(folder, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o700)
    #expect(mkdir(folder + "/inner", 0o700) == 0)
    #expect(symlink(other.path, folder + "/inner/link") == 0)
    #expect(try PrivateFolder.make() != folder)
    PrivateFolder.delete(folder)
    #expect(lstat(folder, &status) != 0)
    #expect(FileManager.default.fileExists(atPath: other.path("file")))
  }
}
