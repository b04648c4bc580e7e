import Testing

@testable import CheckRun

@Suite struct ReadingMemoryTests {
  @Test func `A search for lookalikes is reused only for a subset of its classes`() throws
  {
    let memory = ReadingMemory()
    let both = try #require(memory.lookalikes(of: ["List", "Person"]))
    #expect(memory.lookalikes(of: ["Person"]) === both)
    #expect(memory.lookalikes(of: []) == nil)
    let other = try #require(memory.lookalikes(of: ["Place"]))
    #expect(other !== both)
    #expect(memory.lookalikes(of: ["Place"]) === other)
  }

  @Test func `A file that changed is forgotten, and the others are kept`() throws {
    let memory = ReadingMemory()
    let before = FileSnapshot(["A.swift": Array("a".utf8), "B.swift": Array("b".utf8)]).files
    let read = before.map(memory.source)
    let after = FileSnapshot(["A.swift": Array("a".utf8), "B.swift": Array("c".utf8)]).files
    memory.keepOnly(after)
    #expect(memory.source(before[0]) === read[0])
    #expect(memory.source(before[1]) !== read[1])
  }
}
