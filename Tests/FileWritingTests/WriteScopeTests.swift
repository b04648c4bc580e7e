import FileWriting
import Foundation
import TestSupport
import Testing

@Suite struct WriteScopeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "App/.git/hooks/Hook.swift")
    try folder.write("", to: "App/Sources/List.swift")
    try folder.write("", to: "Other/Shared.swift")
    try link("App/Sources/Out.swift", to: "../../Other/Shared.swift")
    try link("App/Sources/Git.swift", to: "../.git/hooks/Hook.swift")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  /// Whether a command that names some paths may change a file.
  private func mayChange(_ file: String, naming paths: String...) -> Bool {
    WriteScope(naming: paths.map { folder.path($0) }).obstacle(to: folder.path(file)) == nil
  }

  @Test func `Files of the repository around the named folder may be changed`() throws {
    try link("App/Sources/Link.swift", to: "../Model.swift")
    try folder.write("", to: "App/Model.swift")
    for file in ["App/Sources/List.swift", "App/Model.swift", "App/Sources/Link.swift"] {
      #expect(mayChange(file, naming: "App/Sources"))
      #expect(mayChange(file, naming: "App/Sources/List.swift"))
    }
    #expect(!mayChange("Other/Shared.swift", naming: "App/Sources"))
  }

  @Test func `A link out of the project may be written only if its destination is named`() {
    let link = "App/Sources/Out.swift"
    #expect(!mayChange(link, naming: "App"))
    #expect(!mayChange(link, naming: "App", link))
    #expect(mayChange(link, naming: "App", "Other"))
    #expect(mayChange(link, naming: "App", "Other/Shared.swift"))
  }

  @Test func `A link into git's own folder may be written only if its destination is named`() {
    let link = "App/Sources/Git.swift"
    #expect(!mayChange(link, naming: "App"))
    #expect(!mayChange(link, naming: "App", link))
    #expect(mayChange(link, naming: "App", "App/.git/hooks"))
    #expect(mayChange(link, naming: "App", "App/.git/hooks/Hook.swift"))
  }

  @Test func `The reason names the place and the file`() {
    let scope = WriteScope(naming: [folder.path("App")])
    let reason = scope.obstacle(to: folder.path("App/Sources/Git.swift")) ?? ""
    #expect(reason.hasPrefix("the file is in git's own folder: "))
    #expect(reason.hasSuffix("/App/.git/hooks/Hook.swift” on the command line"))
  }
}
