import CompactCoding
import Testing

@Suite struct ContentDigestTests {
  @Test func `Every bit of every byte changes the digest, at every length`() {
    var seen: Set<ContentDigest> = []
    var count = 0
    for length in 0..<100 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      seen.insert(ContentDigest(of: bytes))
      count += 1
      for index in bytes.indices {
        for bit in 0..<8 {
          var changed = bytes
          changed[index] ^= 1 << UInt8(bit)
          seen.insert(ContentDigest(of: changed))
          count += 1
        }
      }
    }
    #expect(seen.count == count)
  }

  @Test func `Zeros at the end change the digest`() {
    let digests = (0..<200).map { ContentDigest(of: [UInt8](repeating: 0, count: $0)) }
    #expect(Set(digests).count == digests.count)
  }

  @Test func `Swapping words changes the digest`() {
    let words = (0..<8).map { [UInt8](repeating: UInt8($0 + 1), count: 8) }
    var seen: Set<ContentDigest> = [ContentDigest(of: words.flatMap(\.self))]
    for left in 0..<8 {
      for right in (left + 1)..<8 {
        var swapped = words
        swapped.swapAt(left, right)
        seen.insert(ContentDigest(of: swapped.flatMap(\.self)))
      }
    }
    #expect(seen.count == 29)
  }

  @Test func `Changing one bit changes about half of the digest's bits`() {
    let bytes = Array("final class ListController: UIViewController {}".utf8)
    let digest = ContentDigest(of: bytes)
    var changed = 0
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      let second = ContentDigest(of: other)
      changed += (digest.high ^ second.high).nonzeroBitCount
      changed += (digest.low ^ second.low).nonzeroBitCount
    }
    #expect((56...72).contains(changed / bytes.count))
  }

  @Test func `The text of a digest has a fixed length`() {
    #expect(ContentDigest(high: 1, low: 0xAB).text == "000000000000000100000000000000ab")
  }
}
