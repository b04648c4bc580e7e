import FilesAndPaths
import Testing

@Suite struct SubstitutingTests {
  @Test(arguments: [
    ("a|b|c", "|", "\\|", "a\\|b\\|c"), ("||", "|", "", ""), ("é&amp;&amp;é", "&amp;", "&", "é&&é"),
    ("aaa", "aa", "b", "ba"), ("abc", "x", "y", "abc"), ("", "x", "y", ""), ("abc", "", "y", "abc"),
    ("abc", "abcd", "y", "abc"),
  ])
  func `All occurrences of a part are replaced`(
    text: String, part: String, other: String, expected: String
  ) {
    #expect(text.substituting(part, with: other) == expected)
  }
}
