@objc open class FileManager: NSObject {
  @objc open class var `default`: FileManager { get {} }
  @objc open dynamic var currentDirectoryPath: String { get {} }
  open var temporaryDirectory: URL { get {} }
  @objc open dynamic func fileExists(atPath path: String) -> Bool {}
  @objc open dynamic func isReadableFile(atPath path: String) -> Bool {}
  @objc open dynamic func contents(atPath path: String) -> Data? {}
  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] {}
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {}
  open func subpathsOfDirectory(atPath path: String) throws -> [String] {}
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {}
  open func enumerator(atPath path: String) -> DirectoryEnumerator? {}

  open class DirectoryEnumerator: NSEnumerator {
    @objc open dynamic func skipDescendants() {}
  }

  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var skipsHiddenFiles: DirectoryEnumerationOptions { get {} }
    public static var skipsSubdirectoryDescendants: DirectoryEnumerationOptions { get {} }
  }
}

@objc open class NSEnumerator: NSObject {
  @objc open dynamic func nextObject() -> Any? {}
}

public struct FileAttributeKey: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) {}
  public static var size: FileAttributeKey { get {} }
  public static var type: FileAttributeKey { get {} }
  public static var modificationDate: FileAttributeKey { get {} }
}

public struct FileAttributeType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) {}
  public static var typeDirectory: FileAttributeType { get {} }
  public static var typeRegular: FileAttributeType { get {} }
  public static var typeSymbolicLink: FileAttributeType { get {} }
}

public struct URLResourceKey: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) {}
  public static var isDirectoryKey: URLResourceKey { get {} }
  public static var fileSizeKey: URLResourceKey { get {} }
}
