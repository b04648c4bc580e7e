extension String: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { get {} }

  public init(format: String, _ arguments: any CVarArg...) {}
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...) {}
}

extension String {
  public struct Encoding: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) {}
    public static var utf8: Encoding { get {} }
    public static var utf16: Encoding { get {} }
    public static var ascii: Encoding { get {} }
  }

  public init?<Bytes: Sequence<UInt8>>(bytes: __shared Bytes, encoding: Encoding) {}
  public init?(data: __shared Data, encoding: Encoding) {}
}

extension StringProtocol {
  public func contains<Other: StringProtocol>(_ other: Other) -> Bool {}
  public func data(using encoding: String.Encoding) -> Data? {}
  public var capitalized: String { get {} }
  public func components<Separator: StringProtocol>(separatedBy separator: Separator) -> [String] {}
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String {}
  public func trimmingCharacters(in set: CharacterSet) -> String {}
  public func localizedCaseInsensitiveContains<Other: StringProtocol>(_ other: Other) -> Bool {}
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn string: String) {}
  public static var whitespaces: CharacterSet { get {} }
  public static var whitespacesAndNewlines: CharacterSet { get {} }
  public static var newlines: CharacterSet { get {} }
  public static var decimalDigits: CharacterSet { get {} }
  public static var letters: CharacterSet { get {} }
  public static var alphanumerics: CharacterSet { get {} }
  public var inverted: CharacterSet { get {} }
  public func contains(_ member: Unicode.Scalar) -> Bool {}
}
