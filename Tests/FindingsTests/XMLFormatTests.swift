import Findings
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The XML formats: Checkstyle's and JUnit's.
@Suite struct XMLFormatTests {
  @Test func `Checkstyle has an element for each file`() {
    #expect(
      ReportFixture.text(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="App/List.swift">
            <error line="2" column="45" severity="error" message="List has no segue “shwo”; \
        performSegue raises; did you mean “show”?" source="segues.unknown-segue"/>
          </file>
          <file name="App/Main.storyboard">
            <error line="2" column="28" severity="warning" message="the identifier “ show ” begins \
        and ends with a space; no code asks for it; take the spaces away" \
        source="segues.blank-identifier"/>
          </file>
          <file name="App/Old.xib">
            <error line="1" severity="info" message="the file is empty" source="segues.malformed-xml"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func `JUnit has a failure for each failing finding, and a passed test for a clean rule`() {
    #expect(
      ReportFixture.text(.junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="segues check" tests="4" failures="1" errors="0" skipped="2">
            <testcase classname="segues.zero-findings" name="every file"/>
            <testcase classname="segues.unknown-segue" name="App/List.swift:2:45">
              <failure message="List has no segue “shwo”" type="error">App/List.swift:2:45
        performSegue raises
        did you mean “show”?
        App/Main.storyboard:2:31: the nearest segue</failure>
            </testcase>
            <testcase classname="segues.blank-identifier" name="App/Main.storyboard:2:31">
              <skipped message="the identifier “ show ” begins and ends with a space">\
        App/Main.storyboard:2:31
        no code asks for it
        take the spaces away</skipped>
            </testcase>
            <testcase classname="segues.malformed-xml" name="App/Old.xib">
              <skipped message="the file is empty">App/Old.xib</skipped>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `If warnings fail the check, they are failures for JUnit`() {
    var report = ReportFixture.report
    report.isStrict = true
    let text = ReportFormat.junit.text(of: report, ReportFixture.context)
    #expect(text.contains("failures=\"2\" errors=\"0\" skipped=\"1\""))
    #expect(text.contains("type=\"warning\""))
  }

  @Test(arguments: ReportFixture.hostile)
  func `Hostile text leaves the XML well formed, with the same elements`(text: String) {
    let report = ReportFixture.report(with: text)
    let checkstyle = ReportFixture.text(.checkstyle, of: report, source: text)
    #expect(Elements.names(in: checkstyle) == ["checkstyle", "file", "error", "error"])
    let junit = ReportFixture.text(.junit, of: report, source: text)
    #expect(
      Elements.names(in: junit)
        == ["testsuites", "testsuite", "testcase", "failure", "testcase", "failure"])
  }
}

/// The elements of an XML document, in order.
private final class Elements: NSObject, XMLParserDelegate {
  private var names: [String] = []

  /// The names; nil if the text is not XML.
  static func names(in text: String) -> [String]? {
    let parser = XMLParser(data: Data(text.utf8))
    let elements = Elements()
    parser.delegate = elements
    return parser.parse() ? elements.names : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
  }
}
