internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A user-defined runtime attribute for a Swift property that Objective-C doesn't see.
struct UnknownRuntimeAttributeRule: Rule {
  static let description = RuleDescription(
    id: .unknownRuntimeAttribute, severity: .warning,
    summary: "A runtime attribute sets a property that its class does not expose to Objective-C",
    consequence:
      "the value is not set, and the log says “Failed to set user defined inspected property” "
      + "(before iOS 8, the app crashes)",
    why: """
      User-defined runtime attributes, and the values that the attributes inspector sets for \
      @IBInspectable properties, reach an object through key-value coding when it is loaded. \
      Key-value coding finds a Swift property only if it has @IBInspectable, @objc or @IBOutlet, \
      or if its class has @objcMembers; before Swift 4, it found every property. In a key path, the \
      rule checks only the first name. It leaves out names that the class doesn't declare in the app's \
      code, because the system's classes have many properties.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES">
        <view key="view" customClass="Badge">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.zPosition"/>
            ↓<userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
          </userDefinedRuntimeAttributes>
        </view>
      </viewController>
      --- Badge.swift
      class Badge: UIView {
        var caption = ""
      }
      --- App.xcconfig
      SWIFT_VERSION = 5.0
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES">
        <view key="view" customClass="Badge">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
          </userDefinedRuntimeAttributes>
        </view>
      </viewController>
      --- Badge.swift
      class Badge: UIView {
        @IBInspectable var caption = ""
      }
      --- App.xcconfig
      SWIFT_VERSION = 5.0
      """
    ])

  let report: RuleReport

  func check() {
    for file in app.graph.files {
      file.forEachObject { object in
        // Reads objects in place, because copying each would cost more than the rest of the check.
        guard !object.pointee.runtimeAttributes.isEmpty,
          let end = ConnectionEnds.end(object.pointee, file, app.classes), !end.isPlainView
        else { return }
        for attribute in object.pointee.runtimeAttributes { check(attribute, of: end) }
      }
    }
  }

  private func check(_ attribute: RuntimeAttribute, of end: ConnectionEnds.End) {
    let key = String(attribute.keyPath.prefix { $0 != "." })
    guard let hidden = app.code.hiddenProperty(key, of: end.type),
      app.code.classAcceptingUndefinedKeys(end.type) == nil
    else { return }
    switch app.classChanges.answer(end, { app.code.hasOutlet(key, in: $0) }) {
    case .yes: break
    case .undecided(let reason): report.addUndecided(at: attribute.location, reason)
    case .no:
      report.addHidden(
        .property, key, of: app.code.name(of: end.type),
        help: "declare the property with @IBInspectable or @objc", at: attribute.location,
        declaredAt: [hidden])
    }
  }
}
