/// XMLParser's error codes in words; in every Foundation they are libxml2's.
enum XMLError {
  /// The error, as the end of a sentence.
  static func explanation(of code: Int) -> String {
    switch code {
    case 4, 5: "the file ends before its root element does, or continues after it"
    case 6, 7, 8, 9: "a character that XML does not allow"
    case 22, 23, 26, 27, 28: "'&' does not begin a known entity; write a plain '&' as '&amp;'"
    case 38: "'<' inside an attribute's value; write it as '&lt;'"
    case 39: "an attribute's value is not in quotation marks"
    case 40: "an attribute's value has no closing quotation mark"
    case 41: "an attribute without a value"
    case 42: "an attribute occurs twice in one element"
    case 45: "a comment has no end"
    case 63: "a CDATA section has no end"
    case 65: "white space is missing between two attributes"
    case 68: "a name was expected"
    case 73: "a tag has no '>'"
    case 74: "an end tag was expected"
    case 76: "the end tag does not match the open element"
    case 77: "the file ends inside an element: it is truncated"
    case 201: "a prefix without a namespace"
    default: "the XML parser stopped with error \(code)"
    }
  }
}
