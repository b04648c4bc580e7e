internal import FaultPlanting

/// A small, consistent app in the folder `In`.
struct SeedApp {
  static let folder = "In"

  private static let listForms: [SeedPropertyList.Form] = [.xml, .binary]
  private static let projectForms: [SeedPropertyList.Form] = [.openStep, .openStep, .xml, .binary]

  private(set) var files: [SeedFile]

  /// Creates an app with a file of a role.
  ///
  /// - Parameters:
  ///   - role: The role of the file that it must contain.
  ///   - random: Determines its other files.
  init(having role: FileRole, using random: inout SeededNumbers) {
    files = [
      SeedFile("In/App/Main.storyboard", .storyboard, SeedStoryboards.main),
      SeedFile(
        "In/App/Detail.storyboard", .storyboard, Self.pick(SeedStoryboards.others, &random)),
      SeedFile("In/App/Cell.xib", .xib, SeedStoryboards.xib),
      SeedFile("In/App/ListController.swift", .swift, SeedSources.list),
      SeedFile("In/App/DetailController.swift", .swift, SeedSources.detail),
      SeedFile("In/App/OldController.m", .objectiveC, SeedSources.implementation),
      SeedFile("In/App/OldController.h", .objectiveC, SeedSources.header),
      SeedFile(
        "In/App/Info.plist", .propertyList,
        SeedProject.info.bytes(as: Self.pick(Self.listForms, &random))),
    ]
    switch role {
    case .project, .buildSettings: addProject(&random)
    case .manifest: addManifest(&random)
    case .assetCatalog, .pdf: addPictures(&random)
    default:
      let which = Int.random(in: 0..<4, using: &random)
      if which == 0 { addProject(&random) }
      if which == 1 { addManifest(&random) }
    }
    // Each file except the first is sometimes missing, which is damage, too.
    let first = files[0].path
    files.removeAll {
      $0.role != role && $0.path != first && !(role.isPicture && $0.role.isPicture)
        && Bool.random(using: &random)
    }
    if role == .configuration || Int.random(in: 0..<8, using: &random) == 0 {
      files.append(SeedFile("In/.segues.yml", .configuration, SeedSettings.configuration))
    }
  }

  private mutating func addProject(_ random: inout SeededNumbers) {
    let form = Self.pick(Self.projectForms, &random)
    files += [
      SeedFile(
        "In/App.xcodeproj/project.pbxproj", .project, SeedProject.project.bytes(as: form)),
      SeedFile("In/App/App.xcconfig", .buildSettings, SeedSettings.buildSettings),
    ]
  }

  /// Adds a catalog with the image that the first storyboard names.
  private mutating func addPictures(_ random: inout SeededNumbers) {
    let image = "In/App/Assets.xcassets/Logo.imageset"
    files += [
      SeedFile(image + "/Contents.json", .assetCatalog, SeedPictures.contents),
      SeedFile(image + "/Logo.pdf", .pdf, Self.pick(SeedPictures.all, &random)),
      SeedFile(image + "/Night.pdf", .pdf, Self.pick(SeedPictures.all, &random)),
    ]
  }

  private mutating func addManifest(_ random: inout SeededNumbers) {
    let all = [
      SeedFile("In/Package.swift", .manifest, SeedSettings.package),
      SeedFile("In/project.yml", .manifest, SeedSettings.generator),
      SeedFile("In/Podfile", .manifest, SeedSettings.podfile),
      SeedFile("In/Cartfile", .manifest, SeedSettings.cartfile),
    ]
    files.append(Self.pick(all, &random))
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SeededNumbers) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
