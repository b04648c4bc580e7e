import Foundation
import PDFDrawing
import Testing

@testable import Fuzzing

/// Cases determined by seeds.
struct CaseMakerTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `A seed always gives the same case, whatever other commands are run`(seed: UInt64) {
    let one = CaseMaker(verbs: FuzzVerb.allCases).make(seed)
    let again = CaseMaker(verbs: [one.verb]).make(seed)
    #expect(one.files.map(\.bytes) == again.files.map(\.bytes))
    #expect(one.files.map(\.path) == again.files.map(\.path))
    #expect(one.commands == again.commands)
  }

  @Test func `Every command is run on every kind of file that it reads`() {
    let maker = CaseMaker(verbs: FuzzVerb.allCases)
    var drawn: [FuzzVerb: Set<FileRole>] = [:]
    for seed in 1...3_000 as ClosedRange<UInt64> {
      let fuzzCase = maker.make(seed)
      drawn[fuzzCase.verb, default: []].insert(fuzzCase.role)
    }
    for verb in FuzzVerb.allCases { #expect(drawn[verb] == Set(verb.roles)) }
    #expect(Set(FuzzVerb.allCases.flatMap(\.roles)) == Set(FileRole.allCases))
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `Damage changes files of the case's role, and a few others read with them`(
    seed: UInt64
  ) {
    let damaged = CaseMaker(verbs: FuzzVerb.allCases).make(seed)
    let intact = CaseMaker(verbs: FuzzVerb.allCases, isIntact: true).make(seed)
    guard !damaged.damagesOutput else { return }
    let originals = Dictionary(uniqueKeysWithValues: intact.files.map { ($0.path, $0.bytes) })
    let changed = damaged.files.filter { originals[$0.path] != $0.bytes }
    let others = changed.filter { $0.role != damaged.role }
    #expect((1...6).contains(changed.count) && changed.count > others.count)
    #expect(others.count <= (damaged.verb.readsTogether ? 3 : 0))
  }

  @Test func `A small app's property lists can be read in both forms`() throws {
    for form in [SeedPropertyList.Form.xml, .binary] {
      let data = Data(SeedProject.project.bytes(as: form))
      let value = try PropertyListSerialization.propertyList(from: data, format: nil)
      let objects = (value as? [String: Any])?["objects"] as? [String: Any]
      #expect(objects?.count == 27)
    }
  }

  @Test(arguments: SeedPictures.all)
  func `A small app's pictures are drawn before they are damaged`(pdf: [UInt8]) throws {
    let picture = try PDFPicture(pdf, limit: 1 << 16)
    #expect(picture.width == 24 && picture.svg.count > 300)
  }
}
