@objc open class Bundle: NSObject, @unchecked Sendable {
  @objc open class var main: Bundle { get {} }
  @objc open class var allBundles: [Bundle] { get {} }
  public convenience init(for aClass: AnyClass) {}
  public init?(path: String) {}
  public convenience init?(url: URL) {}
  public init?(identifier: String) {}
  @objc open dynamic var bundleURL: URL { get {} }
  @objc open dynamic var bundlePath: String { get {} }
  @objc open dynamic var resourceURL: URL? { get {} }
  @objc open dynamic var resourcePath: String? { get {} }
  @objc open dynamic var bundleIdentifier: String? { get {} }
  @objc open dynamic var infoDictionary: [String: Any]? { get {} }
  @objc open dynamic var executableURL: URL? { get {} }
  @objc open dynamic func url(
    forResource name: String?, withExtension ext: String?
  ) -> URL? {}
  @objc open dynamic func path(forResource name: String?, ofType ext: String?) -> String? {}
  @objc open dynamic func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?
  ) -> String? {}
  @objc open dynamic func paths(
    forResourcesOfType ext: String?, inDirectory subpath: String?
  ) -> [String] {}
  @objc open dynamic func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? {}
  @objc open dynamic func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {}
  @objc open dynamic func object(forInfoDictionaryKey key: String) -> Any? {}
  @objc open dynamic func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {}
}
