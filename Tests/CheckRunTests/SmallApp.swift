import CheckRun
import TestSupport

/// A small app that writes its identifiers in various ways.
enum SmallApp {
  /// The files by path.
  static let files: [String: String] = [
    "Main.storyboard": storyboard,
    "Sources/List.swift": """
    final class ListController: BaseController {
      @IBOutlet var total: UILabel!
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case SegueID.person: (segue.destination as? PersonController)?.name = "x"
        case kSettings: break
        default: break
        }
      }
      func open() { performSegue(withIdentifier: SegueID.person, sender: nil) }
      func missing() { performSegue(withIdentifier: "nowhere", sender: nil) }
    }
    """,
    "Sources/Base.swift": """
    class BaseController: Screen {
      func settings() { performSegue(withIdentifier: kSettings, sender: self) }
    }
    """,
    "Sources/Screen.swift": "class Screen: UIViewController, Themed { var theme = 1 }\n",
    "Sources/Themed.swift": "protocol Themed {}\nextension Themed { func apply() {} }\n",
    "Sources/Constants.swift": """
    enum SegueID { static let person = Names.prefix + "Person" }
    let kSettings = "showSettings"
    """,
    "Sources/Names.swift": "enum Names { static let prefix = \"show\" }\n",
    "Sources/Person.swift": """
    class PersonController: UIViewController {
      var name = ""
      @IBOutlet weak var photo: UIImageView?
      @IBAction func save(_ sender: Any?) {}
      @IBAction func back(_ sender: Any?) {}
    }
    """,
    "Sources/Model.swift": """
    // A storyboard is not needed here, and no segue.
    struct Model: Codable { var id = 1; let url = "http://example" }
    """,
    "Sources/Row.swift": "class Row: UITableViewCell { @IBOutlet var label: UILabel! }\n",
    "Sources/Settings.m": """
    #import "Settings.h"
    NSString *const SettingsSegue = @"showAbout";
    @implementation SettingsController
    - (void)about { [self performSegueWithIdentifier:SettingsSegue sender:self]; }
    - (IBAction)reset:(id)sender {}
    @end
    """,
    "Sources/Settings.h": """
    @interface SettingsController : UIViewController
    @property (nonatomic, weak) IBOutlet UISwitch *sounds;
    @end
    """,
    "Sources/Helper.h": "@class ListController;\n@interface Helper : NSObject\n@end\n",
  ]

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="list" customClass="ListController" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews><label id="l1"/></subviews></view>
            <connections>
              <outlet property="total" destination="l1" id="o1"/>
              <segue kind="show" identifier="showPerson" destination="person" id="g1"/>
              <segue kind="show" identifier="showSettings" destination="settings" id="g2"/>
            </connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f1" \
    sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="person" storyboardIdentifier="Person" \
    customClass="PersonController" sceneMemberID="viewController">
            <view key="view" id="v2"><subviews>
              <imageView id="i1"/>
              <button id="b1"><connections>
                <action selector="save:" destination="person" eventType="touchUpInside" id="a1"/>
              </connections></button>
            </subviews></view>
            <connections>
              <outlet property="photo" destination="i1" id="o2"/>
              <outlet property="missing" destination="i1" id="o3"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="settings" customClass="SettingsController" \
    sceneMemberID="viewController">
            <view key="view" id="v3"><subviews><switch id="w1"/></subviews></view>
            <connections>
              <outlet property="sounds" destination="w1" id="o4"/>
              <segue kind="show" identifier="showAbout" destination="about" id="g3"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController id="about" customClass="AboutController" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  /// Writes the files to a folder.
  static func write(to folder: TemporaryFolder) throws {
    for (name, text) in files { try folder.write(text, to: name) }
  }
}

extension CheckOutcome {
  /// Whether the outcome is that of an earlier run.
  var isFromCache: Bool { origin != .thisRun }
}
