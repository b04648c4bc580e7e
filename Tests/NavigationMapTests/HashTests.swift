import NavigationMap
import Testing

/// The hashes by which a page allows its script and styles, compared with the standards.
struct HashTests {
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `SHA-256 matches FIPS 180-4`(text: String, times: Int, hash: String) {
    let digits = SHA256.hash(Array(String(repeating: text, count: times).utf8)).map { byte in
      let hex = String(byte, radix: 16)
      return hex.count == 1 ? "0" + hex : hex
    }
    #expect(digits.joined() == hash)
  }

  @Test func `A message may end anywhere in a block`() {
    // Each length around the end of a block gives a different hash.
    let hashes = (0...130).map { SHA256.hash(Array(repeating: 0x61, count: $0)) }
    #expect(Set(hashes).count == 131)
    #expect(hashes.allSatisfy { $0.count == 32 })
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{FF}\u{3FE}", "w7/Pvg=="),
  ])
  func `Base64 matches RFC 4648`(text: String, letters: String) {
    #expect(Base64.text(of: Array(text.utf8)) == letters)
  }
}
