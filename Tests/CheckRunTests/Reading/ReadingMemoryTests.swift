import Testing

@testable import CheckRun

@Suite struct ReadingMemoryTests {
  @Test func `A search for lookalikes is reused only for a subset of its classes`() throws {
    let memory = ReadingMemory()
    let both = try #require(memory.lookalikes(of: ["List", "Person"]))
    #expect(memory.lookalikes(of: ["Person"]) === both)
    #expect(memory.lookalikes(of: []) == nil)
    let other = try #require(memory.lookalikes(of: ["Place"]))
    #expect(other !== both)
    #expect(memory.lookalikes(of: ["Place"]) === other)
  }

  @Test func `A file that nothing asks for any more is forgotten, and the others are kept`() {
    let memory = ReadingMemory()
    let files = FileSnapshot(["A.swift": Array("a".utf8), "B.swift": Array("b".utf8)]).files
    let read = files.map(memory.source)
    for _ in 0..<2 {
      memory.forgetUnused()
      #expect(memory.source(files[0]) === read[0])
    }
    #expect(memory.source(files[1]) !== read[1])
  }
}
