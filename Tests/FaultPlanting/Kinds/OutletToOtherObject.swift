import StoryboardModel

/// Connects an outlet to an object of another class in the same scene.
enum OutletToOtherObject: FaultKind {
  static let name = "outlet-to-other-object"
  static let summary = "an outlet connected to an object of another class"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { file in
      file.connections.count { if case .outlet = $0.kind { true } else { false } }
    }
    for interface in files where interface.file.targetRuntime == .iOS {
      for connection in interface.file.connections {
        guard case .outlet(let name) = connection.kind,
          let holder = interface.object(connection.holder),
          let type = holder.customClass?.name,
          let object = interface.object(connection.destination), let own = plainClass(object)
        else { continue }
        let outlets = app.outlets(name, of: type)
        guard !outlets.isEmpty, outlets.allSatisfy({ app.declaredType(of: $0.place) == own })
        else {
          sites.leaveOut(.otherPurpose)
          continue
        }
        let others = interface.objects(nextTo: holder.id).filter { other in
          plainClass(other).map { $0 != own } ?? false
        }
        guard let other = sites.pick(others) else {
          sites.leaveOut(.noOther)
          continue
        }
        let id = other.id.description
        guard let edit = interface.edit("destination", at: connection.location, to: id) else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "outlet \(type).\(name): \(object.element) → \(other.element)",
          at: interface.place(connection.location), edits: [edit],
          ends: outlets.map(\.place).map(app.line))
      }
    }
  }

  /// The class of an object without a custom class, if no other class of these inherits from it.
  private static func plainClass(_ object: InterfaceObject) -> String? {
    object.customClass == nil ? classes[object.element] : nil
  }

  private static let classes = [
    "activityIndicatorView": "UIActivityIndicatorView", "button": "UIButton",
    "collectionView": "UICollectionView", "imageView": "UIImageView", "label": "UILabel",
    "segmentedControl": "UISegmentedControl", "slider": "UISlider", "stackView": "UIStackView",
    "switch": "UISwitch", "tableView": "UITableView", "textField": "UITextField",
    "textView": "UITextView",
  ]
}

extension PlantableApp.Interface {
  /// All objects in the scene of an object, or in its xib.
  fileprivate func objects(nextTo id: ObjectID) -> [InterfaceObject] {
    let all =
      file.scenes.map { $0.objects.flatMap(\.selfAndDescendants) } + [
        file.objects.flatMap(\.selfAndDescendants)
      ]
    return all.first { $0.contains { $0.id == id } } ?? []
  }
}

extension PlantableApp {
  /// The type in the declaration of a property, if it is a single name.
  fileprivate func declaredType(of place: CodePlace) -> String? {
    let code = sources[place.file]
    if code.isSwift {
      guard code.isMark(place.token + 1, ":"), code.isWord(place.token + 2) else { return nil }
      return code.text(place.token + 2)
    }
    guard code.isMark(place.token - 1, "*"), code.isWord(place.token - 2) else { return nil }
    return code.text(place.token - 2)
  }
}
