internal import StoryboardModel

extension Versions {
  /// Returns the differences between the versions of an object, leaving out their contents.
  func details(_ old: ObjectIndex.Node, _ new: ObjectIndex.Node) -> [ChangeDetail] {
    let (before, after) = (old.object, new.object)
    var details: [ChangeDetail] = []
    details.add("element", before.element, after.element)
    details += placeDetails(old, new)
    details += attributeDetails(before, after)
    details += textDetails(before, after)
    details += frameDetails(old, new)
    details += runtimeDetails(before, after)
    let settings = SettingComparison(self) { path in
      let isFrame = path.hasPrefix("variation[") && path.hasSuffix("]/rect[frame]")
      return SettingComparison.noise(path)
        ?? (isFrame && isComputed(old, new) ? .computedFrames : nil)
    }
    details += settings.details(before.settings, after.settings)
    details.add("id", before.id.rawValue, after.id.rawValue, noise: .ids)
    return details
  }

  /// The attributes' names in Interface Builder's inspectors.
  static let plainNames = [
    "customClass": "class", "customModule": "module", "storyboardIdentifier": "identifier",
    "sceneMemberID": "sceneMemberID",
  ]

  private func attributeDetails(_ old: InterfaceObject, _ new: InterfaceObject) -> [ChangeDetail] {
    let tolerance = old.element == "constraint" ? Tolerance.of(element: "constraint") : nil
    return details(
      old.attributes, new.attributes, tolerance: tolerance,
      noise: { Self.layoutRemarks.contains($0) ? .layoutRemarks : nil }
    ) { key in key == "id" ? nil : Self.plainNames[key] ?? key }
  }

  /// The attributes in which Interface Builder notes that a layout is wrong.
  static let layoutRemarks: Set = ["misplaced", "ambiguous", "verifyAmbiguity"]

  /// Compares texts that are not attributes of the object itself: a button's states, segments, rich
  /// text.
  private func textDetails(_ old: InterfaceObject, _ new: InterfaceObject) -> [ChangeDetail] {
    let (before, after) = (inner(old), inner(new))
    guard before != after else { return [] }
    var seen: Set<String> = []
    let roles = (before + after).map(\.role).filter { seen.insert($0).inserted }
    let oldTexts = Dictionary(grouping: before, by: \.role)
    let newTexts = Dictionary(grouping: after, by: \.role)
    return roles.flatMap { role -> [ChangeDetail] in
      let was = (oldTexts[role] ?? []).map(\.string)
      let now = (newTexts[role] ?? []).map(\.string)
      return (0..<max(was.count, now.count)).compactMap { place in
        let (left, right) = (
          was.indices.contains(place) ? was[place] : nil,
          now.indices.contains(place) ? now[place] : nil
        )
        guard left != right else { return nil }
        let number = max(was.count, now.count) > 1 ? " \(place + 1)" : ""
        return ChangeDetail(Self.name(ofRole: role) + number, left, right)
      }
    }
  }

  private static func name(ofRole role: String) -> String {
    switch role {
    case "normal": "title"
    case "disabled", "selected", "highlighted", "focused": "title (\(role))"
    default: role
    }
  }

  private func inner(_ object: InterfaceObject) -> [InterfaceText] {
    var own = object.attributes
    return object.texts.filter { text in
      guard own[text.role] == text.string else { return true }
      own[text.role] = nil
      return false
    }
  }

  /// Compares the parent object or scene.
  private func placeDetails(_ old: ObjectIndex.Node, _ new: ObjectIndex.Node) -> [ChangeDetail] {
    if let before = old.parent, let after = new.parent {
      guard matching.objects.new(before) != after else { return [] }
    } else if old.parent == nil, new.parent == nil {
      guard old.scene.flatMap(matching.scenes.new) != new.scene else { return [] }
    }
    func place(_ node: ObjectIndex.Node, _ names: ObjectNames) -> String {
      node.parent.map(names.name(of:)) ?? node.scene.map(names.sceneName) ?? "the file"
    }
    var detail = ChangeDetail("inside", place(old, oldNames), place(new, newNames))
    detail.distinguish(
      old.parent.map { self.old.nodes[$0].object.id.rawValue },
      new.parent.map { self.new.nodes[$0].object.id.rawValue })
    return [detail]
  }

  private func frameDetails(_ old: ObjectIndex.Node, _ new: ObjectIndex.Node) -> [ChangeDetail] {
    let (before, after) = (old.object.frame, new.object.frame)
    guard before != after else { return [] }
    let noise: Noise? =
      if let before, let after, before.isNear(after) {
        .rounding
      } else if isComputed(old, new) || before == nil || after == nil {
        // A missing frame is one that Interface Builder computes, because a frame cannot be deleted there.
        .computedFrames
      } else {
        nil
      }
    return [ChangeDetail("frame", before.map(\.text), after.map(\.text), noise: noise)]
  }

  private func isComputed(_ old: ObjectIndex.Node, _ new: ObjectIndex.Node) -> Bool {
    changesDevice
      || FrameRule.isComputed(old, in: self.old) && FrameRule.isComputed(new, in: self.new)
  }

  private func runtimeDetails(_ old: InterfaceObject, _ new: InterfaceObject) -> [ChangeDetail] {
    let (before, after) = (old.runtimeAttributes, new.runtimeAttributes)
    var pairs = Pairs()
    pairs.match(before, after, by: \.keyPath)
    var details: [ChangeDetail] = []
    for place in before.indices {
      let (was, now) = (before[place], pairs.new(place).map { after[$0] })
      if was.type != now?.type || was.value != now?.value {
        details.append(detail(was, now))
      }
    }
    for place in after.indices where pairs.old(place) == nil {
      details.append(detail(nil, after[place]))
    }
    return details
  }

  private func detail(_ old: RuntimeAttribute?, _ new: RuntimeAttribute?) -> ChangeDetail {
    func text(_ attribute: RuntimeAttribute, withType: Bool) -> String {
      withType
        ? "\(attribute.type) \(attribute.value ?? "")" : attribute.value ?? attribute.type
    }
    let changesType = old != nil && new != nil && old?.type != new?.type
    return ChangeDetail(
      "runtime attribute \((old ?? new)?.keyPath ?? "")",
      old.map { text($0, withType: changesType) }, new.map { text($0, withType: changesType) })
  }
}
