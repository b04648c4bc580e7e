import FilesAndPaths
import Foundation
import Testing

@Suite struct PathFilterTests {
  @Test func `Without patterns, everything is accepted`() {
    #expect(PathFilter(below: "", include: [], exclude: []).includes("/elsewhere/A.swift"))
  }

  @Test(arguments: [
    ("App/A.swift", true), ("App/Old/A.swift", false), ("Kit/A.swift", false), ("A.swift", false),
  ])
  func `Included files that are not excluded are accepted`(path: String, isIncluded: Bool) {
    let filter = PathFilter(below: "", include: ["App"], exclude: ["App/Old"])
    #expect(filter.includes(path) == isIncluded)
    #expect(filter.includes("./" + path) == isIncluded)
    #expect(filter.includes(FileManager.default.currentDirectoryPath + "/" + path) == isIncluded)
  }

  @Test func `Patterns are relative to the configuration's folder`() {
    let filter = PathFilter(below: "Modules/Shop", include: [], exclude: ["Screens/Old"])
    #expect(!filter.includes("Modules/Shop/Screens/Old/A.swift"))
    #expect(filter.includes("Screens/Old/A.swift"))
    #expect(filter.includes("Modules/Screens/Old/A.swift"))
  }
}
