import FaultPlanting
import Foundation

/// A small app that has a place for a fault of every kind.
enum SmallApp {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="list" customClass="List" sceneMemberID="viewController">
              <view key="view" id="v1"><subviews>
                <button id="b1"><connections>
                  <action selector="edit:" destination="list" eventType="touchUpInside" id="a1"/>
                </connections></button>
                <label id="l1"/>
              </subviews></view>
              <connections>
                <outlet property="titleLabel" destination="l1" id="o1"/>
                <segue destination="person" kind="show" identifier="showPerson" id="g1"/>
                <segue destination="person" kind="show" identifier="unused" id="g2"/>
                <segue destination="help" kind="presentation" identifier="help" destinationCreationSelector="makeHelp:" id="g3"/>
                <segue destination="fancy" kind="custom" identifier="fancy" customClass="FancySegue" id="g4"/>
                <segue destination="ref" kind="show" id="g5"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <viewController storyboardIdentifier="person" id="person" customClass="Person" sceneMemberID="viewController">
              <connections>
                <segue destination="x1" kind="unwind" unwindAction="unwindToList:" id="g6"/>
              </connections>
            </viewController>
            <exit id="x1" userLabel="Exit" sceneMemberID="exit"/>
          </objects>
        </scene>
        <scene sceneID="s3">
          <objects>
            <viewController storyboardIdentifier="neverMade" id="help" customClass="Help" sceneMemberID="viewController"/>
          </objects>
        </scene>
        <scene sceneID="s4">
          <objects>
            <viewController id="fancy" sceneMemberID="viewController"/>
          </objects>
        </scene>
        <scene sceneID="s5">
          <objects>
            <viewControllerPlaceholder storyboardName="Extra" referencedIdentifier="extra" id="ref" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  static let extra = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController storyboardIdentifier="extra" id="e1" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  static let cells = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <tableViewController storyboardIdentifier="rows" id="r1" customClass="Rows" sceneMemberID="viewController">
              <tableView key="view" id="t1"><prototypes>
                <tableViewCell reuseIdentifier="Row" customClass="RowCell" id="c1"/>
                <tableViewCell reuseIdentifier="Head" customClass="HeadCell" id="c2"/>
              </prototypes></tableView>
            </tableViewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell reuseIdentifier="Foot" id="f1"/>
      </objects>
    </document>

    """

  static let rows = """
    import UIKit

    class RowCell: UITableViewCell {}
    class HeadCell: UITableViewCell {}
    class Rows: UITableViewController {
      override func viewDidLoad() {
        tableView.register(UINib(nibName: "Foot", bundle: nil), forCellReuseIdentifier: "Foot")
      }
      func cell(_ path: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "Head") { return cell }
        return tableView.dequeueReusableCell(withIdentifier: "Row", for: path) as! RowCell
      }
    }
    func rows() -> UIViewController {
      UIStoryboard(name: "Rows", bundle: nil).instantiateViewController(withIdentifier: "rows")
    }

    """

  static let code = """
    import UIKit

    class List: UIViewController {
      enum SegueIdentifier: String { case help, fancy = "fancy" }
      @IBOutlet weak var titleLabel: UILabel!
      @IBOutlet weak var unconnected: UILabel!
      // performSegue(withIdentifier: "unused", sender: nil)
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      func more() {
        performSegue(withIdentifier: SegueIdentifier.help.rawValue, sender: nil)
        performSegue(withIdentifier: SegueIdentifier.fancy.rawValue, sender: nil)
        defaults.set(1, forKey: "showPerson")
      }
      @IBAction func edit(_ sender: Any) {}
      @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
      @IBSegueAction func makeHelp(_ coder: NSCoder) -> Help? {
        Help(coder: coder)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Person)?.name = "?"
      }
    }
    class Person: UIViewController { var name = "" }
    class Help: UIViewController {}
    class FancySegue: UIStoryboardSegue {}
    func person() -> Person {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "person") as! Person
    }
    func first() -> UIViewController? {
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }

    """

  static let files = [
    "App/Main.storyboard": storyboard, "App/Extra.storyboard": extra, "App/List.swift": code,
  ]

  /// The small app with a table, whose cells code registers and dequeues.
  static let filesWithRows = [
    "App/Rows.storyboard": cells, "App/Foot.xib": xib, "App/Rows.swift": rows,
  ]

  /// A tab bar controller whose state is saved.
  static let filesWithTabs = [
    "App/Tabs.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="tabs">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <tabBarController restorationIdentifier="tabs" id="tabs" sceneMemberID="viewController">
              <connections>
                <segue destination="news" kind="relationship" relationship="viewControllers" id="g1"/>
                <segue destination="map" kind="relationship" relationship="viewControllers" id="g2"/>
              </connections>
            </tabBarController>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <viewController restorationIdentifier="news" id="news" sceneMemberID="viewController"/>
          </objects>
        </scene>
        <scene sceneID="s3">
          <objects>
            <viewController restorationIdentifier="map" id="map" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """,
    "App/AppDelegate.swift": """
    import UIKit

    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
      func application(
        _ app: UIApplication, viewControllerWithRestorationIdentifierPath path: [String],
        coder: NSCoder
      ) -> UIViewController? {
        path.last == "news" ? UIViewController() : nil
      }
    }

    """,
  ]

  static func app(_ files: [String: String] = files) -> PlantableApp {
    PlantableApp(
      folder: "App",
      files: files.sorted { $0.key < $1.key }.map { ($0.key, Data($0.value.utf8)) })
  }

  /// The sites of one kind.
  static func sites(_ kind: String, _ files: [String: String] = files) -> FaultSites? {
    app(files).faultSites(seed: 1).first { $0.kind == kind }
  }

  /// The bytes of a file for a check.
  static func bytes(_ path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }

  /// The lines changed by a plant, after the change.
  static func changedLines(_ plant: Plant) -> [String] {
    let changed = plant.changedFiles(bytes) ?? [:]
    return changed.sorted { $0.key < $1.key }.flatMap { path, bytes -> [String] in
      guard let bytes else { return ["\(path) deleted"] }
      let before = (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let after = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return zip(before, after).filter { $0 != $1 }
        .map { $1.trimmingCharacters(in: .whitespaces) }
    }
  }
}
