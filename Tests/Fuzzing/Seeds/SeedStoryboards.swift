/// Small storyboards with every kind of scene and segue.
enum SeedStoryboards {
  /// The storyboard that the app begins with.
  static let main = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="tab">
        <dependencies><deployment identifier="iOS"/></dependencies>
        <scenes>
            <!--Tabs-->
            <scene sceneID="s1"><objects>
                <tabBarController id="tab" sceneMemberID="viewController">
                    <tabBar key="tabBar" id="bar"><rect key="frame" x="0.0" y="0.0" width="320" height="49"/></tabBar>
                    <connections>
                        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
                        <segue destination="split" kind="relationship" relationship="viewControllers" id="r2"/>
                    </connections>
                </tabBarController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="f1" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects><point key="canvasLocation" x="-500" y="100"/></scene>
            <scene sceneID="s2"><objects>
                <navigationController storyboardIdentifier="Start" id="nav" sceneMemberID="viewController">
                    <tabBarItem key="tabBarItem" title="List" id="item"/>
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="nbar"/>
                    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/></connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <tableViewController id="list" customClass="ListController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" style="plain" rowHeight="44" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <prototypes>
                            <tableViewCell reuseIdentifier="Cell" id="cell" customClass="ItemCell" customModule="App">
                                <tableViewCellContentView key="contentView" id="content"><subviews>
                                    <label text="Title" textAlignment="natural" id="label"><fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
                                </subviews><constraints><constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="topMargin" constant="8" id="c1"/></constraints></tableViewCellContentView>
                                <connections>
                                    <outlet property="titleLabel" destination="label" id="o1"/>
                                    <segue destination="detail" kind="show" identifier="showDetail" destinationCreationSelector="makeDetail:" id="g1"/>
                                </connections>
                            </tableViewCell>
                        </prototypes>
                        <connections><outlet property="dataSource" destination="list" id="o2"/><outlet property="delegate" destination="list" id="o3"/></connections>
                    </tableView>
                    <navigationItem key="navigationItem" title="List" id="ni">
                        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
                            <segue destination="other" kind="presentation" identifier="add" modalPresentationStyle="formSheet" id="g2"/>
                        </connections></barButtonItem>
                    </navigationItem>
                    <connections>
                        <segue destination="pop" kind="popoverPresentation" identifier="pop" popoverAnchorView="table" id="g3"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
                        <segue destination="detail" kind="custom" identifier="fade" customClass="FadeSegue" customModule="App" id="g4"/>
                    </connections>
                </tableViewController>
                <exit id="e3" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s4"><objects>
                <viewController title="Detail" storyboardIdentifier="Detail" id="detail" customClass="DetailController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="dv"><subviews>
                        <containerView opaque="NO" id="box"><rect key="frame" x="16" y="16" width="200" height="100"/><connections>
                            <segue destination="child" kind="embed" identifier="embed" id="g5"/>
                        </connections></containerView>
                        <imageView image="Logo" id="logo"><rect key="frame" x="16" y="140" width="24" height="24"/></imageView>
                        <button buttonType="system" id="btn"><state key="normal" title="Done"/><connections>
                            <action selector="done:" destination="detail" eventType="touchUpInside" id="a1"/>
                            <segue destination="e4" kind="unwind" identifier="back" unwindAction="backToList:" id="g6"/>
                        </connections></button>
                    </subviews></view>
                    <connections><outlet property="button" destination="btn" id="o4"/><outletCollection property="views" destination="box" id="o5"/></connections>
                </viewController>
                <exit id="e4" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s5"><objects>
                <viewController id="child" sceneMemberID="viewController"/>
                <viewController id="pop" customClass="OldController" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s6"><objects>
                <viewControllerPlaceholder storyboardName="Detail" referencedIdentifier="Second" id="other" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s7"><objects>
                <splitViewController id="split" sceneMemberID="viewController"><connections>
                    <segue destination="master" kind="relationship" relationship="masterViewController" id="r4"/>
                    <segue destination="nav2" kind="relationship" relationship="detailViewController" id="r5"/>
                </connections></splitViewController>
                <viewController id="master" sceneMemberID="viewController"><connections>
                    <segue destination="nav2" kind="showDetail" identifier="right" id="g7"/>
                </connections></viewController>
                <navigationController id="nav2" sceneMemberID="viewController"><connections>
                    <segue destination="child" kind="relationship" relationship="rootViewController" id="r6"/>
                </connections></navigationController>
            </objects></scene>
        </scenes>
        <inferredMetricsTieBreakers><segue reference="g1"/></inferredMetricsTieBreakers>
        <resources><image name="star" catalog="system" width="128" height="116"/><image name="Logo" width="24" height="24"/></resources>
    </document>
    """#

  /// Further storyboards, one for each platform.
  static let others = [detail, macOS, watchOS]

  private static let detail = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="one">
        <scenes>
            <scene sceneID="d1"><objects>
                <pageViewController storyboardIdentifier="First" id="one" sceneMemberID="viewController"><connections>
                    <segue destination="two" kind="push" identifier="next" id="dg1"/>
                    <segue destination="two" kind="modal" modalTransitionStyle="flipHorizontal" id="dg2"/>
                </connections></pageViewController>
            </objects></scene>
            <scene sceneID="d2"><objects>
                <collectionViewController storyboardIdentifier="Second" id="two" customClass="DetailController" sceneMemberID="viewController"><connections>
                    <segue destination="home" kind="replace" identifier="home" id="dg3"/>
                    <segue destination="two" kind="show" identifier="again &amp; again" id="dg4"/>
                </connections></collectionViewController>
                <exit id="dx" sceneMemberID="exit"/>
                <tapGestureRecognizer id="tap"><connections><segue destination="dx" kind="unwind" unwindAction="backToList:" id="dg5"/></connections></tapGestureRecognizer>
            </objects></scene>
            <scene sceneID="d3"><objects>
                <viewControllerPlaceholder storyboardName="Main" id="home" sceneMemberID="viewController"/>
            </objects></scene>
        </scenes>
    </document>
    """#

  private static let macOS = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" initialViewController="win">
        <scenes>
            <scene sceneID="m0"><objects><application id="app" sceneMemberID="viewController"><menu key="mainMenu" title="Main" id="menu"><items><menuItem title="Open" id="mi"><connections><segue destination="win" kind="show" id="mg1"/></connections></menuItem></items></menu></application></objects></scene>
            <scene sceneID="m1"><objects>
                <windowController storyboardIdentifier="Second" id="win" sceneMemberID="viewController">
                    <window key="window" title="Window" id="w"><rect key="contentRect" x="10" y="10" width="480" height="270"/></window>
                    <connections><segue destination="sp" kind="relationship" relationship="window.shadowedContentViewController" id="mg2"/></connections>
                </windowController>
            </objects></scene>
            <scene sceneID="m2"><objects>
                <splitViewController id="sp" sceneMemberID="viewController"><splitViewItems><splitViewItem id="si"/></splitViewItems><connections>
                    <segue destination="vc" kind="relationship" relationship="splitItems" id="mg3"/>
                </connections></splitViewController>
                <viewController id="vc" customClass="ViewController" sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="b"><buttonCell key="cell" type="push" title="Push" id="bc"/><connections><segue destination="vc" kind="sheet" identifier="sheet" id="mg4"/></connections></button></subviews></view></viewController>
            </objects></scene>
        </scenes>
    </document>
    """#

  private static let watchOS = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" initialViewController="wc">
        <scenes>
            <scene sceneID="w1"><objects>
                <controller identifier="Second" id="wc" customClass="InterfaceController"><items>
                    <button id="wb" title="Go"><connections><segue destination="wd" kind="push" identifier="wpush" id="wg1"/></connections></button>
                    <table id="wt"><items><tableRow identifier="Row" id="wr"><group key="rootItem" id="wgr"/></tableRow></items></table>
                </items></controller>
                <controller id="wd"/>
            </objects></scene>
        </scenes>
    </document>
    """#

  /// A xib with a cell.
  static let xib = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="DetailController"><connections><outlet property="view" destination="cell" id="x1"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <tableViewCell reuseIdentifier="XCell" id="cell" customClass="ItemCell" customModule="App">
                <tableViewCellContentView key="contentView" id="cv"><subviews><button id="xb"><connections><action selector="done:" destination="-1" eventType="touchUpInside" id="x2"/></connections></button></subviews></tableViewCellContentView>
                <connections><outlet property="titleLabel" destination="xb" id="x3"/></connections>
            </tableViewCell>
        </objects>
    </document>
    """#
}
