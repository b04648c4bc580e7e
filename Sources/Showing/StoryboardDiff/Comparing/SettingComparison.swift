internal import StoryboardModel

/// Compares the appearance of two objects, or the settings of two documents.
struct SettingComparison {
  private let versions: Versions
  /// The reason why a setting doesn't matter to the app; nil if it does.
  private let noise: (String) -> Noise?

  init(_ versions: Versions, noise: @escaping (String) -> Noise? = Self.noise) {
    self.versions = versions
    self.noise = noise
  }

  /// Returns the differences, in the order of the old settings, then of the new ones.
  func details(_ old: [InterfaceSetting], _ new: [InterfaceSetting]) -> [ChangeDetail] {
    guard !old.isEmpty || !new.isEmpty else { return [] }
    let (old, new) = (SettingText.withoutHolders(old), SettingText.withoutHolders(new))
    var pairs = Pairs()
    let ids = versions.matching.ids
    pairs.match(
      old.indices, new.indices,
      { Content(old[$0], attributes: ids.translated(old[$0].attributes)) },
      { Content(new[$0], attributes: new[$0].attributes) })
    let equal = Set(pairs.newPlaces.keys)
    pairs.match(old, new, by: \.path)
    var details: [ChangeDetail] = []
    for place in old.indices where !equal.contains(place) {
      details += self.details(old[place], pairs.new(place).map { new[$0] })
    }
    for place in new.indices where pairs.old(place) == nil {
      details += self.details(nil, new[place])
    }
    return details
  }

  /// A setting without its position in the file, and with the new version's ids.
  private struct Content: Hashable {
    var path: String
    var attributes: [String: String]
    var text: String?

    init(_ setting: InterfaceSetting, attributes: [String: String]) {
      path = setting.path
      self.attributes = attributes
      text = setting.text
    }
  }

  private func details(_ old: InterfaceSetting?, _ new: InterfaceSetting?) -> [ChangeDetail] {
    guard let path = (old ?? new)?.path else { return [] }
    let name = SettingText.name(of: path)
    let reason = noise(path)
    let before = old.map { SettingText.value(of: $0, versions.oldNames) }
    let after = new.map { SettingText.value(of: $0, versions.newNames) }
    guard let old, let new else {
      let found = [old, new].compactMap(\.self)
      let noise: Noise? =
        found.allSatisfy(Self.isDefault)
        ? .notation : found.allSatisfy(Self.isRemark) ? .layoutRemarks : nil
      return [ChangeDetail(name, before, after, noise: reason ?? noise)]
    }
    if let noise = Self.colorNoise(old, new) ?? Self.fontNoise(old, new) {
      return [ChangeDetail(name, before, after, noise: reason ?? noise)]
    }
    let tolerance = Tolerance.of(element: SettingText.element(of: path))
    let attributes = versions.details(
      old.attributes, new.attributes, tolerance: tolerance,
      noise: { Versions.layoutRemarks.contains($0) ? .layoutRemarks : nil }
    ) { "\(name) \($0)" }
    // A color, a font or a text is reported as a whole if its short form changed. Everything else
    // is compared attribute by attribute, even another notation of the same color.
    let isWhole = ["color", "fontDescription", "font"].contains(SettingText.element(of: path))
    if isWhole || old.text != new.text, before != after {
      let isRounding = !attributes.isEmpty && attributes.allSatisfy { $0.noise != nil }
      return [ChangeDetail(name, before, after, noise: reason ?? (isRounding ? .rounding : nil))]
    }
    if old.text != new.text, attributes.isEmpty {
      return [ChangeDetail(name, "other contents", "other contents", noise: reason)]
    }
    return attributes.map { detail in
      ChangeDetail(detail.property, detail.old, detail.new, noise: reason ?? detail.noise)
    }
  }

  /// The reason why two color settings are equal; nil if they differ, or aren't numbers.
  private static func colorNoise(_ old: InterfaceSetting, _ new: InterfaceSetting) -> Noise? {
    let named = ["systemColor", "cocoaTouchSystemColor", "name"]
    guard SettingText.element(of: old.path) == "color",
      !named.contains(where: { old.attributes[$0] != nil || new.attributes[$0] != nil }),
      let before = ColorComponents(old.attributes), let after = ColorComponents(new.attributes),
      before.isSame(as: after)
    else { return nil }
    // In Display P3, the same numbers are a more vivid color, unless it is a gray.
    let areWide = [old, new].map { $0.attributes["customColorSpace"] == "displayP3" }
    let isGray = before.red == before.green && before.green == before.blue
    guard areWide[0] == areWide[1] || isGray else { return nil }
    let isOneSpace = ["colorSpace", "customColorSpace"].allSatisfy {
      old.attributes[$0] == new.attributes[$0]
    }
    return isOneSpace ? .rounding : .notation
  }

  /// The reason why two system fonts are equal: a regular weight is the default.
  private static func fontNoise(_ old: InterfaceSetting, _ new: InterfaceSetting) -> Noise? {
    func plain(_ setting: InterfaceSetting) -> [String: String] {
      setting.attributes.filter { $0.key != "weight" || $0.value != "regular" }
    }
    guard SettingText.element(of: old.path) == "fontDescription",
      old.attributes["type"] == "system", old.attributes != new.attributes,
      plain(old) == plain(new)
    else { return nil }
    return .notation
  }

  /// Whether a setting only notes that the layout for some size classes is wrong.
  private static func isRemark(_ setting: InterfaceSetting) -> Bool {
    setting.attributes.keys.allSatisfy { $0 == "key" || Versions.layoutRemarks.contains($0) }
      && SettingText.element(of: setting.path) == "variation"
  }

  /// Whether a setting merely states the default.
  private static func isDefault(_ setting: InterfaceSetting) -> Bool {
    SettingText.element(of: setting.path) == "autoresizingMask"
      && setting.attributes.filter { $0.key != "key" }
        == ["flexibleMaxX": "YES", "flexibleMaxY": "YES"]
  }

  /// The reason why a setting of an object doesn't matter to the app; nil if it does.
  static func noise(_ path: String) -> Noise? {
    // The frame in another form.
    if ["frame[frameInset]", "inset[frameInset]", "inset[insetFor6xAndEarlier]"].contains(path) {
      return .computedFrames
    }
    let first = path.prefix { $0 != "[" && $0 != "/" }
    return first.hasPrefix("simulated") || first.hasSuffix("SimulatedSizeMetrics") ? .canvas : nil
  }

  /// The reason why a setting of a document doesn't matter to the app; nil if it does.
  static func documentNoise(_ path: String) -> Noise? {
    // The global tint.
    if path.hasPrefix("color[") { return nil }
    return path.hasPrefix("device") || path.hasPrefix("designables") || path.hasPrefix("simulated")
      || path.hasPrefix("inferred")
      ? .canvas : .resources
  }
}
