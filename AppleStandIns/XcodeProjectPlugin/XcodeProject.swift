public import Foundation
public import PackagePlugin

public struct XcodeProject: Identifiable {
  public typealias ID = String
  public var id: ID { get {} }
  public var displayName: String { get {} }
  public var directoryURL: URL { get {} }
  public var targets: [XcodeTarget] { get {} }
}

public struct XcodeTarget: Identifiable {
  public typealias ID = String
  public var id: ID { get {} }
  public var displayName: String { get {} }
  public var product: XcodeProduct? { get {} }
  public var dependencies: [XcodeTargetDependency] { get {} }
  public var inputFiles: FileList { get {} }
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}

public struct XcodeProduct {
  public var name: String { get {} }
}
