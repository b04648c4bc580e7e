import Testing

@testable import CheckRun

@Suite struct ReadingMemoryTests {
  @Test func `A search for lookalikes serves for fewer classes, but not for others or none`() throws
  {
    let memory = ReadingMemory()
    let both = try #require(memory.lookalikes(of: ["List", "Person"]))
    #expect(memory.lookalikes(of: ["Person"]) === both)
    #expect(memory.lookalikes(of: []) == nil)
    let other = try #require(memory.lookalikes(of: ["Place"]))
    #expect(other !== both)
    #expect(memory.lookalikes(of: ["Place"]) === other)
  }
}
