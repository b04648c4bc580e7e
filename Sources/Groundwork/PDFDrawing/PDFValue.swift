indirect enum PDFValue {
  case null
  case boolean(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// The number of an object.
  case reference(Int)
  /// A dictionary, and the place of the encoded bytes in the file.
  case stream([String: PDFValue], Range<Int>)

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The number, if it is an integer that is small enough to compute with.
  var integer: Int? { number.flatMap { abs($0) < 1e9 ? Int(exactly: $0) : nil } }

  var name: String? { if case .name(let name) = self { name } else { nil } }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }

  /// The entries of a dictionary or a stream.
  var dictionary: [String: PDFValue]? {
    switch self {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: nil
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }
}
