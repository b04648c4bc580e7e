/// The inheritance of system classes: a superclass and a colon, then its subclasses.
enum SystemClassList {
  static let text = """
    NSObject:UIResponder NSResponder NSController UIBarItem UIGestureRecognizer NSGestureRecognizer UIStoryboardSegue
    NSObject:NSStoryboardSegue UIStoryboard NSStoryboard NSLayoutConstraint NSCell WKInterfaceController
    NSObject:WKInterfaceObject NSMenu NSMenuItem NSToolbar NSToolbarItem UINavigationItem UICollectionViewLayout
    NSObject:NSTabViewItem NSSplitViewItem NSTableColumn UILayoutGuide NSLayoutGuide NSFormatter UIDocument NSDocument
    NSObject:NSDocumentController UIPresentationController UISearchDisplayController UIMotionEffect
    NSDocument:NSPersistentDocument
    NSFormatter:NSNumberFormatter NSDateFormatter NSByteCountFormatter
    UIStoryboardSegue:UIStoryboardPopoverSegue
    UIResponder:UIViewController UIView UIApplication UIWindowScene UIScene
    UIViewController:UITableViewController UICollectionViewController UINavigationController UITabBarController
    UIViewController:UISplitViewController UIPageViewController UISearchController UIAlertController
    UIViewController:UIActivityViewController UIDocumentPickerViewController UIDocumentBrowserViewController
    UIViewController:UIInputViewController UIFontPickerViewController UIHostingController AVPlayerViewController
    UIViewController:GLKViewController UIReferenceLibraryViewController UIColorPickerViewController
    UIViewController:UICloudSharingController SLComposeServiceViewController MSMessagesAppViewController
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
    NSControl:NSButton NSTextField NSImageView NSSlider NSSegmentedControl NSStepper NSTableView NSDatePicker
    NSControl:NSColorWell NSLevelIndicator NSPathControl NSScroller NSSwitch NSBrowser NSMatrix NSRuleEditor
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
