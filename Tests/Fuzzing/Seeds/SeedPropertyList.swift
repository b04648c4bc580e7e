/// A property list, in every form that Xcode writes.
indirect enum SeedPropertyList {
  case text(String)
  case flag(Bool)
  case list([SeedPropertyList])
  case entries([(key: String, value: SeedPropertyList)])

  enum Form: CaseIterable {
    case openStep
    case xml
    case binary
  }

  /// The bytes of the list in one form.
  func bytes(as form: Form) -> [UInt8] {
    switch form {
    case .openStep: Array(("// !$*UTF8*$!\n" + openStep + "\n").utf8)
    case .xml: Array((Self.xmlStart + xml + "</plist>\n").utf8)
    case .binary: binary
    }
  }

  private static let xmlStart = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private var openStep: String {
    switch self {
    case .text(let text):
      !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } ? text : "\"\(text)\""
    case .flag(let isSet): isSet ? "1" : "0"
    case .list(let values): "(" + values.map { $0.openStep + ", " }.joined() + ")"
    case .entries(let entries):
      "{\n" + entries.map { "\t\"\($0.key)\" /* \($0.key) */ = \($0.value.openStep);\n" }.joined()
        + "}"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }

  private var xml: String {
    switch self {
    case .text(let text): "<string>\(Self.escaped(text))</string>"
    case .flag(let isSet): isSet ? "<true/>" : "<false/>"
    case .list(let values): "<array>" + values.map(\.xml).joined() + "</array>"
    case .entries(let entries):
      "<dict>\n" + entries.map { "<key>\(Self.escaped($0.key))</key>\($0.value.xml)\n" }.joined()
        + "</dict>"
    }
  }

  private var binary: [UInt8] {
    var writer = BinaryPropertyList(referenceSize: 2)
    let top = add(to: &writer)
    return writer.file(top: top)
  }

  /// Adds the list's objects, and returns the number of the outermost one.
  private func add(to writer: inout BinaryPropertyList) -> Int {
    switch self {
    case .text(let text): return writer.addText(text)
    case .flag(let isSet): return writer.addFlag(isSet)
    case .list(let values):
      let items = values.map { $0.add(to: &writer) }
      return writer.addArray(items)
    case .entries(let entries):
      let keys = entries.map { writer.addText($0.key) }
      let values = entries.map { $0.value.add(to: &writer) }
      return writer.addDictionary(keys, values)
    }
  }
}

extension SeedPropertyList: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(arrayLiteral values: SeedPropertyList...) { self = .list(values) }
  init(booleanLiteral isSet: Bool) { self = .flag(isSet) }
  init(dictionaryLiteral entries: (String, SeedPropertyList)...) {
    self = .entries(entries.map { (key: $0.0, value: $0.1) })
  }
}
