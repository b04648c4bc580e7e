public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
  public static var current: Locale { get {} }
  public var identifier: String { get {} }
}

@objc open class Formatter: NSObject {}

@objc open class NumberFormatter: Formatter {
  @objc public enum Style: UInt, Sendable {
    case none
    case decimal
    case currency
    case percent
  }
  @objc open dynamic var numberStyle: Style = .none
  @objc open dynamic var minimumFractionDigits: Int = 0
  @objc open dynamic var maximumFractionDigits: Int = 0
  @objc open dynamic func string(from number: NSNumber) -> String? {}
  @objc open dynamic func number(from string: String) -> NSNumber? {}
}

@objc open class DateFormatter: Formatter {
  @objc public enum Style: UInt, Sendable {
    case none
    case short
    case medium
    case long
    case full
  }
  @objc open dynamic var dateStyle: Style = .none
  @objc open dynamic var timeStyle: Style = .none
  @objc open dynamic var dateFormat: String! = ""
  @objc open dynamic func string(from date: Date) -> String {}
  @objc open dynamic func date(from string: String) -> Date? {}
}
