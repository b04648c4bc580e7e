internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// An outlet that is connected to an object that doesn't have the outlet's type.
struct WrongOutletTypeRule: Rule {
  static let description = RuleDescription(
    id: .wrongOutletType, severity: .warning,
    summary: "An outlet is connected to an object that doesn't have the outlet's type",
    consequence:
      "if code uses a member that only the declared class has, the app crashes with “unrecognized "
      + "selector sent to instance” or reads unrelated memory",
    why: """
      Outlets are set by key-value coding, which does not compare classes: the app starts, and fails \
      at the first use of a member that the object does not have. The finding is only a warning, because \
      code may use only what both classes have. Often the class in the code was changed, or the object \
      lacks its custom class. In an outlet collection, each connected object is compared with the type \
      of the elements; in Objective-C, that has to be declared: `NSArray<UILabel *>`. Nothing is \
      reported if a class is unknown, if the outlet's type is a protocol, or if the object's class overrides \
      `awakeAfter(using:)`, which may replace the object.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="Person" initial="YES">
        <view key="view">
          <subviews><button id="b"/><label id="l"/><view id="card"/></subviews>
        </view>
        <connections>
          ↓<outlet property="titleLabel" destination="b"/>
          ↓<outlet property="card" destination="card"/>
          ↓<outletCollection property="buttons" destination="l"/>
          <outletCollection property="buttons" destination="b"/>
        </connections>
      </viewController>
      --- Person.swift
      class Person: UIViewController {
        @IBOutlet weak var titleLabel: UILabel!
        @IBOutlet weak var card: Card!
        @IBOutlet var buttons: [UIButton]!
      }
      class Card: UIView {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="Person" initial="YES">
        <view key="view"><subviews><textField id="t"/></subviews></view>
        <connections>
          ↓<outlet property="note" destination="t"/>
        </connections>
      </viewController>
      --- Person.h
      @interface Person : UIViewController
      @property (weak, nonatomic) IBOutlet UITextView *note;
      @end
      """,
      """
      --- Main.storyboard
      <viewController customClass="Person" initial="YES">
        <view key="view"><subviews><button id="b"/><label id="l"/></subviews></view>
        <connections>
          ↓<outletCollection property="buttons" destination="l"/>
          <outletCollection property="buttons" destination="b"/>
          <outletCollection property="views" destination="l"/>
          <outletCollection property="things" destination="l"/>
          <outlet property="thing" destination="l"/>
        </connections>
      </viewController>
      --- Person.h
      @interface Person : UIViewController
      @property (nonatomic) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
      @property (nonatomic) IBOutletCollection(UIView) NSArray<__kindof UIView *> *views;
      @property (nonatomic) IBOutletCollection(UIButton) NSArray *things;
      @property (weak, nonatomic) IBOutlet id thing;
      @end
      """,
      """
      --- Person.xib
      <view id="v" customClass="Person">
        <subviews><label id="l" customClass="Caption"/></subviews>
        <connections>↓<outlet property="name" destination="l"/></connections>
      </view>
      --- Person.swift
      protocol Themed {}
      class Person: UIView { @IBOutlet weak var name: Title! }
      class Title: Caption, Themed {}
      class Caption: UILabel {}
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="Person" initial="YES">
        <view key="view">
          <subviews>
            <button id="b"/><label id="l"/><view id="card" customClass="WideCard"/>
            <view id="kit" customClass="KitView" customModule="Kit"/>
          </subviews>
        </view>
        <connections>
          <outlet property="control" destination="b"/>
          <outlet property="card" destination="card"/>
          <outlet property="kit" destination="kit"/>
          <outlet property="titled" destination="l"/>
          <outlet property="anything" destination="l"/>
          <outletCollection property="views" destination="l"/>
          <outletCollection property="views" destination="b"/>
        </connections>
      </viewController>
      --- Person.swift
      import Kit
      protocol Titled {}
      class Base: UIViewController {
        @IBOutlet weak var control: UIControl!
      }
      class Person: Base {
        @IBOutlet weak var card: Card!
        @IBOutlet weak var kit: UILabel!
        @IBOutlet weak var titled: Titled!
        @IBOutlet weak var anything: AnyObject?
        @IBOutlet var views: [UIView]!
      }
      class Card: UIView {}
      class WideCard: Card {}
      """,
      """
      --- Person.xib
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v" customClass="Person">
        <subviews><label id="l"/></subviews>
        <connections><outlet property="name" destination="l"/></connections>
      </view>
      --- Person.swift
      class Person: UIView { @IBOutlet weak var name: UILabel! }
      --- Mac.swift
      #if os(macOS)
      extension NSResponder {}
      class UILabel: NSTextField {}
      #endif
      """,
      """
      --- Person.xib
      <view id="v" customClass="Person">
        <subviews><label id="l" customClass="Caption"/></subviews>
        <connections><outlet property="name" destination="l"/></connections>
      </view>
      --- Person.swift
      class Person: UIView { @IBOutlet weak var name: Title! }
      class Title: Caption {}
      class Caption: UILabel {}
      """,
      """
      --- Person.xib
      <view id="v" customClass="Person">
        <subviews><view id="a" customClass="Loaded"/><view id="b" customClass="OldLoaded"/></subviews>
        <connections>
          <outlet property="card" destination="a"/>
          <outlet property="other" destination="b"/>
        </connections>
      </view>
      --- Person.swift
      class Person: UIView {
        @IBOutlet weak var card: Card!
        @IBOutlet weak var other: Card!
      }
      class Card: UIView { let width = 0 }
      class Loaded: UIView {
        override func awakeAfter(using coder: NSCoder) -> Any? { Card() }
      }
      --- OldLoaded.m
      @interface OldLoaded : UIView
      @end
      @implementation OldLoaded
      - (id)awakeAfterUsingCoder:(NSCoder *)coder { return [Card new]; }
      @end
      """,
    ])

  let report: RuleReport

  func check() {
    for (file, ends) in zip(app.graph.files, app.connectionEnds) {
      for connection in file.connections { check(connection, in: file, ends) }
    }
  }

  private func check(_ connection: Connection, in file: InterfaceFile, _ ends: ConnectionEnds) {
    guard let (name, holder) = ConnectedNames.Side.outlets.member(of: connection),
      let destination = connection.destination, let object = ends[destination],
      let end = ends[holder], case .app(let ids) = end.type, !ends.isUnmade(connection)
    else { return }
    let isCollection = if case .outletCollection = connection.kind { true } else { false }
    let outlets = ids.compactMap { outlet(name, of: $0, isCollection: isCollection) }
    guard let outlet = outlets.first, outlets.count == ids.count,
      outlets.allSatisfy({
        mayMean($0.type, in: file) && !hasName($0, of: object.type)
          && !addsNothing($0.type, to: object.type)
      })
    else { return }
    switch Answer.all(outlets.map { app.code.isKind(object.type, of: $0.type) }) {
    case .yes: return
    case _ where app.ownerlessXibs.contain(file, ownedBy: end):
      report.addUndecided(at: connection.location, .noOwner)
    case .undecided(let reason): report.addUndecided(at: connection.location, reason)
    case .no where app.code.mayReplaceItself(object.type):
      report.addUndecided(
        at: connection.location,
        "the connected object may replace itself in awakeAfter(using:)")
    case .no:
      // The connected object has a superclass of the declared class.
      let isGeneral = app.code.isKind(outlet.type, of: object.type) == .yes
      let (declared, connected) = app.code.names(of: outlet.type, and: object.type)
      report.add(
        .holdsOther(name, declared, connected, isGeneral: isGeneral), at: connection.location,
        related: [
          RelatedPlace(outlet.location, "the outlet is declared here"),
          RelatedPlace(object.location, "the connected object"),
        ])
    }
  }

  /// Whether a class declares no members and conforms to no protocol, and inherits from the class of the object.
  ///
  /// Then code uses only members that the object has.
  private func addsNothing(_ type: TypeReference, to other: TypeReference) -> Bool {
    guard case .app(let ids) = type, case .app(let others) = other, ids.count == 1 else {
      return false
    }
    let outletClass = app.code.table[ids[0]]
    let superclass = app.code.hierarchy.ancestry(of: ids[0]).types.dropFirst().first
    return outletClass.methods.isEmpty && outletClass.properties.isEmpty
      && outletClass.inherited.count == 1
      && superclass.map(others.contains) ?? false
  }

  private struct Outlet {
    /// The type of the outlet or, in a collection, of its elements.
    var type: TypeReference
    /// The type as it is written, without modules and generic arguments.
    var written: String
    var isObjectiveC: Bool
    var location: SourceLocation
  }

  /// Whether an outlet is declared with the name of an object's class.
  ///
  /// Code for several systems may declare a class with the name of a system class, and compile it
  /// only for systems without that class. An app has only one Objective-C class of a name.
  private func hasName(_ outlet: Outlet, of type: TypeReference) -> Bool {
    switch type {
    case .system(let name): name == outlet.written
    case .app(let ids):
      outlet.isObjectiveC && app.code.table.objectiveC(outlet.written).contains(where: ids.contains)
    case .external: false
    }
  }

  /// The outlet of a class or of its nearest superclass that declares one; nil if the type is not known.
  private func outlet(_ name: String, of id: CodeType.ID, isCollection: Bool) -> Outlet? {
    for owner in app.code.hierarchy.ancestry(of: id).types {
      let type = app.code.table[owner]
      let found = type.properties(named: name).filter { !$0.fact.isStatic }
      guard !found.isEmpty else { continue }
      guard found.count == 1, let property = found.first, property.fact.isOutlet,
        let declared = property.fact.type,
        let written = isCollection ? Self.element(of: declared) : declared,
        // Any object will do, or any that conforms to some protocols.
        !["id", "Any", "AnyObject"].contains(TypeText.plain(written)), !written.contains("&")
      else { return nil }
      return Outlet(
        type: app.code.names.reference(to: written, in: type.path, from: property.sourceFile),
        written: TypeText.plain(written),
        isObjectiveC: app.code.sources[property.sourceFile].language == .objectiveC,
        location: app.code.location(property.fact.position, property.sourceFile))
    }
    return nil
  }

  /// The type of the elements of a declared collection: `[UILabel]`, `NSArray<UILabel *>`; nil if it is not known.
  private static func element(of type: String) -> String? {
    if type.hasPrefix("[") { return String(type.dropFirst().dropLast()) }
    let parts = type.split(separator: "<", maxSplits: 1)
    guard parts.count == 2, ["NSArray", "NSSet", "NSOrderedSet"].contains(parts[0]) else {
      return nil
    }
    return String(parts[1].prefix { $0 != ">" })
  }

  /// Whether a declared class may be of the file's own framework.
  ///
  /// Code for several systems may declare `UIView` as another name of `NSView`.
  private func mayMean(_ type: TypeReference, in file: InterfaceFile) -> Bool {
    guard case .system(let name) = type else { return true }
    let others = ["UI", "NS", "WK"].filter { !file.targetRuntime.classPrefix.hasPrefix($0) }
    // WebKit's view has the prefix of WatchKit.
    return ["NSLayoutConstraint", "NSObject", "WKWebView"].contains(name)
      || !others.contains(where: name.hasPrefix)
  }
}

extension AppCode {
  /// Whether a class overrides the method that may return another object instead of the loaded one.
  fileprivate func mayReplaceItself(_ type: TypeReference) -> Bool {
    lineage(of: type.ids).contains {
      !$0.methods(named: "awakeAfterUsingCoder").isEmpty
        || $0.methods(named: "awakeAfter").contains { $0.fact.labels == ["using"] }
    }
  }
}

extension Message {
  fileprivate static func holdsOther(
    _ outlet: String, _ declared: String, _ connected: String, isGeneral: Bool
  ) -> Message {
    Message(
      "the outlet \(quoted(outlet)) has the type \(declared), but the connected object is "
        + withArticle(connected),
      help: isGeneral
        ? "set the custom class \(declared) for the object, or declare the outlet as \(connected)"
        : "connect \(withArticle(declared)), or declare the outlet as \(connected)")
  }
}
