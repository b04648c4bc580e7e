/// The inheritance of system classes: a superclass and a colon, then its subclasses.
enum SystemClassList {
  static let text = """
    NSObject:UIResponder NSResponder NSController UIBarItem UIGestureRecognizer NSGestureRecognizer
    NSObject:UIStoryboardSegue NSStoryboardSegue UIStoryboard NSStoryboard NSLayoutConstraint NSCell
    NSObject:WKInterfaceController WKInterfaceObject NSMenu NSMenuItem NSToolbar NSToolbarItem
    NSObject:UINavigationItem UICollectionViewLayout NSTabViewItem NSSplitViewItem NSTableColumn
    NSObject:UILayoutGuide NSLayoutGuide NSFormatter UIDocument NSDocument NSDocumentController
    NSObject:UIPresentationController UISearchDisplayController UIMotionEffect
    NSDocument:NSPersistentDocument
    NSFormatter:NSNumberFormatter NSDateFormatter NSByteCountFormatter
    UIStoryboardSegue:UIStoryboardPopoverSegue
    UIResponder:UIViewController UIView UIApplication UIWindowScene UIScene
    UIViewController:UITableViewController UICollectionViewController UINavigationController
    UIViewController:UITabBarController UISplitViewController UIPageViewController UISearchController
    UIViewController:UIAlertController UIActivityViewController UIDocumentPickerViewController
    UIViewController:UIDocumentBrowserViewController UIInputViewController UIFontPickerViewController
    UIViewController:UIHostingController AVPlayerViewController GLKViewController UIReferenceLibraryViewController
    UIViewController:UIColorPickerViewController UICloudSharingController
    UIViewController:SLComposeServiceViewController MSMessagesAppViewController
    UINavigationController:UIImagePickerController UIVideoEditorController MFMailComposeViewController
    UINavigationController:MFMessageComposeViewController
    UIView:UIWindow UILabel UIImageView UIControl UIScrollView UITableViewCell UITableViewHeaderFooterView
    UIView:UICollectionReusableView UIStackView UIProgressView UIActivityIndicatorView UIPickerView
    UIView:UINavigationBar UITabBar UIToolbar UISearchBar UIVisualEffectView UIWebView WKWebView MKMapView
    UIView:UIInputView UIPopoverBackgroundView GLKView MTKView SCNView SKView UIActionSheet
    UIView:MKAnnotationView MPVolumeView UICalendarView
    UIControl:UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl
    UIControl:UIDatePicker UIRefreshControl UIColorWell
    UITextField:UISearchTextField
    UIScrollView:UITableView UICollectionView UITextView
    UICollectionReusableView:UICollectionViewCell
    UICollectionViewCell:UICollectionViewListCell
    UIBarItem:UIBarButtonItem UITabBarItem
    UIGestureRecognizer:UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer
    UIGestureRecognizer:UISwipeGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer:UIHoverGestureRecognizer
    UIPanGestureRecognizer:UIScreenEdgePanGestureRecognizer
    UICollectionViewLayout:UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    NSResponder:NSViewController NSWindowController NSView NSWindow NSApplication NSPopover
    NSViewController:NSSplitViewController NSTabViewController NSPageController NSHostingController
    NSViewController:NSTitlebarAccessoryViewController NSCollectionViewItem
    NSWindow:NSPanel
    NSPanel:NSSavePanel
    NSSavePanel:NSOpenPanel
    NSView:NSControl NSBox NSScrollView NSClipView NSSplitView NSStackView NSTabView NSTableCellView
    NSView:NSTableRowView NSCollectionView NSText NSProgressIndicator NSVisualEffectView NSGridView
    NSView:NSTableHeaderView NSOpenGLView WebView NSHostingView AVPlayerView
    NSText:NSTextView
    NSControl:NSButton NSTextField NSImageView NSSlider NSSegmentedControl NSStepper NSTableView
    NSControl:NSDatePicker NSColorWell NSLevelIndicator NSPathControl NSScroller NSSwitch
    NSControl:NSBrowser NSMatrix NSRuleEditor
    NSButton:NSPopUpButton
    NSTextField:NSSearchField NSSecureTextField NSTokenField NSComboBox
    NSTableView:NSOutlineView
    NSController:NSObjectController NSUserDefaultsController
    NSObjectController:NSArrayController NSTreeController
    NSCell:NSActionCell NSImageCell
    NSActionCell:NSButtonCell NSTextFieldCell NSSliderCell NSFormCell
    NSTextFieldCell:NSSearchFieldCell NSTokenFieldCell NSComboBoxCell NSTableHeaderCell NSSecureTextFieldCell
    NSButtonCell:NSMenuItemCell
    NSMenuItemCell:NSPopUpButtonCell
    NSGestureRecognizer:NSClickGestureRecognizer NSPanGestureRecognizer NSPressGestureRecognizer
    NSToolbarItem:NSToolbarItemGroup NSSearchToolbarItem
    WKInterfaceController:WKUserNotificationInterfaceController WKHostingController
    WKUserNotificationInterfaceController:WKUserNotificationHostingController
    WKInterfaceObject:WKInterfaceLabel WKInterfaceButton WKInterfaceGroup WKInterfaceImage
    WKInterfaceObject:WKInterfaceTable WKInterfaceSwitch WKInterfaceSlider WKInterfaceMap WKInterfaceTimer
    WKInterfaceObject:WKInterfaceDate WKInterfaceSeparator WKInterfacePicker WKInterfaceMovie
    WKInterfaceObject:WKInterfaceInlineMovie WKInterfaceSCNScene WKInterfaceSKScene
    WKInterfaceObject:WKInterfaceActivityRing WKInterfaceHMCamera WKInterfaceTextField WKInterfaceVolumeControl
    """
}
