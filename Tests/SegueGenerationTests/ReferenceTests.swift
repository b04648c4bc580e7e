import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Compares generated code with the files in `References`, which `make record` writes.
///
/// `GeneratedCodeTests` and `StandaloneTests` compile and run the same files, through links.
@Suite struct ReferenceTests {
  @Test(arguments: ReferenceRun.all)
  func `The text matches the reference`(_ run: ReferenceRun) throws {
    for file in try run.generated() {
      let problem = try ReferenceText.problem(with: file.text, name: "\(run.folder)/\(file.name)")
      #expect(problem == nil, "\(problem ?? "")")
    }
  }

  @Test(arguments: ReferenceRun.all)
  func `The order of the files doesn't matter`(_ run: ReferenceRun) throws {
    #expect(try run.generated(shuffled: true) == run.generated())
  }

  @Test func `The folders of references contain only what is generated`() throws {
    for (folder, runs) in Dictionary(grouping: ReferenceRun.all, by: \.folder) {
      let path = PackageFolder.path + "/Tests/SegueGenerationTests/References/" + folder
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      let generated = try runs.flatMap { try $0.generated() }.map(\.name)
      #expect(names.sorted() == generated.sorted())
    }
  }

  @Test(arguments: ReferenceRun.all)
  func `A file begins with the lines that identify it as generated`(_ run: ReferenceRun) throws {
    for file in try run.generated() { #expect(GeneratedMarker.isAtStart(of: file.text)) }
  }
}
