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

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The number, if it is an integer that is small enough to compute with.
  var integer: Int? { number.flatMap { abs($0) < 1e9 ? Int(exactly: $0) : nil } }

  var name: String? {
    guard case .name(let name) = self else { return nil }
    return name
  }

  var boolean: Bool? {
    guard case .boolean(let value) = self else { return nil }
    return value
  }

  var array: [PDFValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The entries of a dictionary or a stream.
  var dictionary: [String: PDFValue]? {
    switch self {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: nil
    }
  }

  var isNull: Bool {
    guard case .null = self else { return false }
    return true
  }
}
