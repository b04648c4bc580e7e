import Foundation
import Testing

@testable import FileWriting

struct TemporaryPlaceTests {
  @Test(arguments: [("/scratch", "/scratch"), ("/scratch//", "/scratch"), ("/", "/")])
  func `The folder is that in TMPDIR`(variable: String, path: String) {
    #expect(TemporaryPlace.path(in: ["TMPDIR": variable]) == path)
  }

  @Test(arguments: [[:], ["TMPDIR": ""]])
  func `Without TMPDIR, the folder is the system's`(environment: [String: String]) {
    let path = TemporaryPlace.path(in: environment)
    #expect(URL(fileURLWithPath: path).path == FileManager.default.temporaryDirectory.path)
  }
}
