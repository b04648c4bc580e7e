import FaultPlanting
import StoryboardModel
import StoryboardParsing
import Testing

import struct Foundation.Data

@Suite struct SiteTests {
  /// The places of each kind where faults can be planted: `file:line` of the small app.
  @Test(arguments: [
    (
      "segue-identifier-in-storyboard",
      ["Main.storyboard:15", "Main.storyboard:17", "Main.storyboard:18"]
    ),
    ("identifier-in-code", ["List.swift:27", "List.swift:8"]),
    ("enum-raw-value", ["List.swift:4", "List.swift:4"]),
    (
      "duplicate-segue-identifier",
      [
        "Main.storyboard:15", "Main.storyboard:16", "Main.storyboard:17", "Main.storyboard:18",
        "Main.storyboard:19",
      ]
    ),
    ("segue-deleted", ["Main.storyboard:15", "Main.storyboard:17", "Main.storyboard:18"]),
    ("custom-segue-class", ["Main.storyboard:18"]),
    ("scene-identifier", ["Extra.storyboard:6", "Main.storyboard:26"]),
    (
      "duplicate-scene-identifier",
      ["Main.storyboard:36", "Main.storyboard:41", "Main.storyboard:6"]
    ),
    ("destination-class", ["Main.storyboard:26", "Main.storyboard:6"]),
    (
      "custom-class-in-storyboard",
      [
        "Main.storyboard:18", "Main.storyboard:26", "Main.storyboard:36", "Main.storyboard:6",
      ]
    ),
    ("class-in-code", ["List.swift:23", "List.swift:24", "List.swift:3"]),
    ("destination-cast", ["List.swift:20"]),
    ("instantiation-cast", ["List.swift:27"]),
    ("reference-storyboard", ["Main.storyboard:46"]),
    ("reference-identifier", ["Main.storyboard:46"]),
    ("storyboard-name-in-code", ["List.swift:27", "List.swift:30"]),
    ("initial-controller", ["Main.storyboard:2"]),
    ("storyboard-deleted", ["Extra.storyboard:0", "Main.storyboard:0"]),
    ("unwind-action-in-storyboard", ["Main.storyboard:28"]),
    ("unwind-action-in-code", ["List.swift:15"]),
    ("segue-action-in-storyboard", ["Main.storyboard:17"]),
    ("segue-action-in-code", ["List.swift:16"]),
    ("segue-action-removed", ["List.swift:16"]),
    ("outlet-in-storyboard", ["Main.storyboard:14"]),
    ("outlet-in-code", ["List.swift:5"]),
    ("action-in-storyboard", ["Main.storyboard:9"]),
    ("action-in-code", ["List.swift:14"]),
    ("outlet-to-other-object", ["Main.storyboard:14"]),
  ])
  func `Each kind has its places`(_ kind: String, _ places: [String]) {
    let found = SmallApp.sites(kind)?.plants.map { plant in
      "\(plant.place.file.dropFirst("App/".count)):\(plant.place.line)"
    }
    #expect(found?.sorted() == places)
  }

  @Test(arguments: [
    ("dequeued-identifier", ["Rows.swift:11"]),
    ("reuse-identifier-in-storyboard", ["Rows.storyboard:8"]),
    ("reuse-identifier-in-xib", ["Foot.xib:5"]),
    ("dequeue-cast", ["Rows.swift:11"]),
  ])
  func `Each kind about reuse identifiers has its places`(_ kind: String, _ places: [String]) {
    let found = SmallApp.sites(kind, SmallApp.filesWithRows)?.plants.map { plant in
      "\(plant.place.file.dropFirst("App/".count)):\(plant.place.line)"
    }
    #expect(found?.sorted() == places)
  }

  @Test(arguments: [
    ("restoration-identifier", ["Tabs.storyboard:16"]),
    ("duplicate-restoration-identifier", ["Tabs.storyboard:16", "Tabs.storyboard:21"]),
  ])
  func `Each kind about restoration identifiers has its places`(_ kind: String, _ places: [String])
  {
    let found = SmallApp.sites(kind, SmallApp.filesWithTabs)?.plants.map { plant in
      "\(plant.place.file.dropFirst("App/".count)):\(plant.place.line)"
    }
    #expect(found?.sorted() == places)
  }

  @Test func `The small apps have places for every kind`() {
    let files = SmallApp.files.merging(SmallApp.filesWithRows) { first, _ in first }
      .merging(SmallApp.filesWithTabs) { first, _ in first }
    let sites = SmallApp.app(files).faultSites(seed: 1)
    #expect(sites.map(\.kind) == FaultCatalog.summaries.map(\.name))
    #expect(sites.filter(\.plants.isEmpty).map(\.kind) == [])
  }

  @Test func `Changed files can still be read, and keep their lines`() throws {
    for sites in SmallApp.app().faultSites(seed: 1) {
      for plant in sites.plants {
        let changed = try #require(plant.changedFiles(SmallApp.bytes))
        #expect(!changed.isEmpty)
        for (path, bytes) in changed {
          guard let bytes else { continue }
          #expect(bytes != SmallApp.bytes(path), "\(plant.change)")
          let lines = SmallApp.bytes(path)?.count { $0 == UInt8(ascii: "\n") }
          #expect(bytes.count { $0 == UInt8(ascii: "\n") } == lines, "\(plant.change)")
          guard path.hasSuffix(".storyboard") else { continue }
          #expect(StoryboardReader().read(Data(bytes), path: path).file != nil, "\(plant.change)")
        }
      }
    }
  }

  @Test func `The changed place and all references to it are ends of a fault`() throws {
    let plant = try #require(SmallApp.sites("segue-identifier-in-storyboard")?.plants.first)
    #expect(
      plant.ends.sorted() == [
        LinePlace(file: "App/List.swift", line: 8), LinePlace(file: "App/Main.storyboard", line: 6),
        LinePlace(file: "App/Main.storyboard", line: 15),
      ])
  }

  @Test func `Another seed changes the names, but not the places`() {
    let first = SmallApp.app().faultSites(seed: 1).flatMap(\.plants)
    let same = SmallApp.app().faultSites(seed: 1).flatMap(\.plants)
    let other = SmallApp.app().faultSites(seed: 2).flatMap(\.plants)
    #expect(first.map(\.change) == same.map(\.change))
    #expect(first.map(\.place) == other.map(\.place))
    #expect(first.map(\.change) != other.map(\.change))
  }
}
