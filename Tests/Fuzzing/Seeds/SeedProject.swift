/// A small Xcode project, and the property lists of its app.
enum SeedProject {
  static let info: SeedPropertyList = [
    "CFBundleIdentifier": "com.example.App",
    "UIMainStoryboardFile": "Main",
    "UIMainStoryboardFile~ipad": "$(MAIN)",
    "UILaunchStoryboardName": "Detail",
    "UIRequiresFullScreen": true,
    "UIApplicationSceneManifest": [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          ["UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Main"]
        ]
      ]
    ],
    "NSExtension": [
      "NSExtensionMainStoryboard": "Detail", "NSExtensionPointIdentifier": "com.apple.widget",
    ],
  ]

  static let project: SeedPropertyList = [
    "archiveVersion": "1",
    "classes": [:],
    "objectVersion": "77",
    "objects": [
      "A01": [
        "isa": "PBXProject", "mainGroup": "A02", "targets": ["A03"],
        "buildConfigurationList": "A20", "knownRegions": ["en", "Base"],
        "projectDirPath": "", "projectRoot": "",
      ],
      "A02": ["isa": "PBXGroup", "children": ["A04", "A05"], "sourceTree": "<group>"],
      "A03": [
        "isa": "PBXNativeTarget", "name": "App", "productName": "App",
        "productType": "com.apple.product-type.application", "buildPhases": ["A10", "A11"],
        "buildConfigurationList": "A21", "fileSystemSynchronizedGroups": ["A06"],
        "dependencies": [],
      ],
      "A04": [
        "isa": "PBXGroup", "path": "App", "sourceTree": "<group>",
        "children": ["B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08"],
      ],
      "A05": [
        "isa": "PBXVariantGroup", "name": "Main.storyboard", "children": ["B01"],
        "sourceTree": "<group>",
      ],
      "A06": [
        "isa": "PBXFileSystemSynchronizedRootGroup", "path": "Shared", "exceptions": ["A07"],
        "sourceTree": "<group>",
      ],
      "A07": [
        "isa": "PBXFileSystemSynchronizedBuildFileExceptionSet", "target": "A03",
        "membershipExceptions": ["Info.plist"],
      ],
      "A10": [
        "isa": "PBXSourcesBuildPhase", "files": ["C02", "C03", "C04"],
        "buildActionMask": "2147483647",
      ],
      "A11": ["isa": "PBXResourcesBuildPhase", "files": ["C01", "C06", "C07"]],
      "A20": ["isa": "XCConfigurationList", "buildConfigurations": ["A22"]],
      "A21": ["isa": "XCConfigurationList", "buildConfigurations": ["A23"]],
      "A22": [
        "isa": "XCBuildConfiguration", "name": "Debug", "baseConfigurationReference": "B08",
        "buildSettings": ["SDKROOT": "iphoneos"],
      ],
      "A23": [
        "isa": "XCBuildConfiguration", "name": "Debug",
        "buildSettings": [
          "INFOPLIST_FILE": "App/Info.plist", "PRODUCT_NAME": "$(TARGET_NAME)",
          "INFOPLIST_KEY_UILaunchStoryboardName": "Detail", "SWIFT_VERSION": "5.0",
        ],
      ],
      "B01": file("Main.storyboard"), "B02": file("ListController.swift"),
      "B03": file("DetailController.swift"), "B04": file("OldController.m"),
      "B05": file("OldController.h"), "B06": file("Detail.storyboard"), "B07": file("Cell.xib"),
      "B08": file("App.xcconfig"),
      "C01": built("A05"), "C02": built("B02"), "C03": built("B03"), "C04": built("B04"),
      "C06": built("B06"), "C07": built("B07"),
    ],
    "rootObject": "A01",
  ]

  private static func file(_ name: String) -> SeedPropertyList {
    ["isa": "PBXFileReference", "path": .text(name), "sourceTree": "<group>"]
  }

  private static func built(_ file: String) -> SeedPropertyList {
    ["isa": "PBXBuildFile", "fileRef": .text(file)]
  }
}
