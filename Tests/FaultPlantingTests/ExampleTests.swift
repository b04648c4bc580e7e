import FaultPlanting
import Foundation
import StoryboardModel
import StoryboardParsing
import Testing
import TestSupport

@Suite struct ExampleTests {
  @Test(arguments: ["Catalog", "Matinee", "Pills", "Qold"])
  func `The examples have places for many kinds, and are readable with every fault`(
    _ name: String
  ) throws {
    let app = PlantableApp(folder: "\(PackageFolder.path)/Examples/\(name)")
    let sites = app.faultSites(seed: 1)
    #expect(sites.count { !$0.plants.isEmpty } >= 8)
    for plant in sites.flatMap(\.plants) {
      let changed = try #require(
        plant.changedFiles { FileManager.default.contents(atPath: $0).map(Array.init) })
      for case (let path, let bytes?) in changed where path.hasSuffix(".storyboard") {
        #expect(StoryboardReader().read(Data(bytes), path: path).file != nil, "\(plant.change)")
      }
    }
  }
}
