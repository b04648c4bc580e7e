/// The members of the system's classes that a connection in a storyboard can name.
///
/// From Apple's public documentation. Key-value coding reaches every property of an object, so every property
/// whose object Interface Builder can connect is an outlet. Properties that normally only code sets are
/// listed if apps are known to connect them.
enum SystemMembers {
  /// Whether a system class has a property for an outlet.
  ///
  /// - Returns: Undecided for a class whose members are not all listed.
  static func hasProperty(_ name: String, of className: String) -> Answer {
    answer(name, of: className, in: properties)
  }

  /// The properties of a system class that outlets can set, sorted.
  static func propertyNames(of className: String) -> [String] {
    SystemClasses.chain(of: className).flatMap { properties[$0] ?? [] }.sorted()
  }

  /// The properties that an outlet is likely to set: not lists of objects, whose names are plurals.
  static func outletNames(of className: String) -> [String] {
    propertyNames(of: className).filter { !$0.hasSuffix("s") }
  }

  /// The selectors of a system class's actions, sorted.
  static func selectors(of className: String) -> [String] {
    SystemClasses.chain(of: className).flatMap { selectors[$0] ?? [] }.sorted()
  }

  /// Whether a system class has a method for an action.
  static func responds(to selector: String, _ className: String) -> Answer {
    answer(selector, of: className, in: selectors)
  }

  /// The selectors of all system classes, any of which a first responder may have.
  static let allSelectors: Set<String> = selectors.values.reduce(into: []) { $0.formUnion($1) }

  private static func answer(
    _ name: String, of className: String, in table: [String: Set<String>]
  ) -> Answer {
    let chain = SystemClasses.chain(of: className)
    if chain.contains(where: { table[$0]?.contains(name) == true }) { return .yes }
    guard let root = chain.last, SystemClasses.isListed(root), exhaustive.contains(className) else {
      return .undecided(.unlistedMembers(of: className))
    }
    return .no
  }

  /// The classes whose properties and actions are all listed, as far as a connection can name them.
  private static let exhaustive: Set<String> = [
    "NSObject", "UIResponder", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController", "UIPageViewController", "UIInputViewController",
    "SLComposeServiceViewController", "MSMessagesAppViewController",
    "UIView", "UIControl", "UIButton", "UILabel",
    "UIImageView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIScrollView", "UITableView", "UICollectionView", "UITextField",
    "UITextView", "UIStackView", "UISearchBar", "UIGestureRecognizer", "UITapGestureRecognizer",
    "UISwitch", "UISlider", "UINavigationBar", "NSViewController", "NSWindowController", "NSView",
    "NSTableCellView", "NSTableRowView", "NSWindow", "NSPanel", "NSSplitViewController",
    "NSTabViewController", "NSCollectionViewItem", "NSTableView", "NSOutlineView", "NSButton",
    "NSTextField", "NSControl", "NSMenu", "NSStackView", "NSBox", "NSDocument",
    "NSPersistentDocument", "NSDocumentController", "WKInterfaceController",
    "WKUserNotificationInterfaceController",
  ]

  private static let properties = ListedNames.parse(
    """
    NSObject:accessibilityLabel accessibilityHint accessibilityValue accessibilityElements
    UIResponder:inputView inputAccessoryView inputViewController inputAccessoryViewController
    UIViewController:view searchDisplayController navigationItem tabBarItem toolbarItems title transitioningDelegate
    UIViewController:splitViewController tabBarController navigationController popoverPresentationController
    UIViewController:parentViewController storyboard preferredFocusedView tabBarObservedScrollView
    UITableViewController:tableView refreshControl
    UICollectionViewController:collectionView collectionViewLayout
    UINavigationController:navigationBar toolbar delegate viewControllers
    UITabBarController:tabBar delegate viewControllers moreNavigationController
    UISplitViewController:delegate viewControllers
    UIPageViewController UIPickerView:dataSource delegate
    UISearchController:searchBar delegate searchResultsUpdater
    UIInputViewController:textDocumentProxy primaryLanguage
    SLComposeServiceViewController:textView placeholder charactersRemaining autoCompletionViewController
    SLComposeServiceViewController:representedObject sourceItemView
    MSMessagesAppViewController:activeConversation
    UIView:gestureRecognizers backgroundView maskView tintColor layoutGuides subviews superview window
    UIView:constraints backgroundColor preferredFocusedView
    UIVisualEffectView:effect contentView
    UIApplication UIGestureRecognizer UIWebView MKMapView GLKViewController MTKView:delegate
    UIButton:imageView titleLabel
    UIImageView:image highlightedImage
    UILabel:text attributedText font
    UITableViewCell:textLabel detailTextLabel imageView accessoryView editingAccessoryView backgroundView
    UITableViewCell:selectedBackgroundView multipleSelectionBackgroundView contentView
    UITableViewHeaderFooterView:textLabel detailTextLabel backgroundView contentView
    UICollectionViewCell:contentView backgroundView selectedBackgroundView
    UIScrollView:delegate refreshControl
    UITableView:dataSource delegate prefetchDataSource dragDelegate dropDelegate tableHeaderView
    UITableView:tableFooterView backgroundView
    UICollectionView:dataSource delegate prefetchDataSource dragDelegate dropDelegate backgroundView
    UICollectionView:collectionViewLayout
    UITextField:delegate pasteDelegate textDragDelegate textDropDelegate inputDelegate
    UITextField:leftView rightView background inputView inputAccessoryView
    UITextView:delegate pasteDelegate textDragDelegate textDropDelegate inputDelegate inputView inputAccessoryView
    UISearchBar:delegate inputAccessoryView
    UIToolbar UITabBar UINavigationBar:delegate items
    UINavigationItem:leftBarButtonItem rightBarButtonItem leftBarButtonItems rightBarButtonItems titleView
    UINavigationItem:backBarButtonItem searchController
    UIBarButtonItem:target customView
    WKWebView:navigationDelegate UIDelegate
    UISearchDisplayController:delegate searchBar searchContentsController searchResultsDataSource searchResultsDelegate
    GLKView:delegate context
    SCNView:delegate scene
    NSResponder:menu nextResponder touchBar nextKeyView
    NSApplication:delegate mainMenu dockMenu servicesMenu windowsMenu helpMenu
    NSViewController:view representedObject title sourceItemView
    NSSplitViewController:splitView splitViewItems
    NSTabViewController:tabView
    NSPageController NSTextField NSSplitView NSStackView NSTabView NSTokenField NSBrowser:delegate
    NSPathControl NSToolbar:delegate
    NSCollectionViewItem:imageView textField
    NSWindowController:window contentViewController document
    NSDocument:window windowControllers printInfo undoManager userActivity
    NSPersistentDocument:managedObjectContext managedObjectModel
    NSWindow:delegate contentView contentViewController initialFirstResponder toolbar parentWindow windowController
    NSView:nextKeyView menu toolTip shadow gestureRecognizers trackingAreas contentView
    NSControl:cell formatter target delegate
    NSButton:image alternateImage
    NSTextView:delegate textStorage
    NSTableView:dataSource delegate headerView cornerView
    NSOutlineView:outlineTableColumn dataSource delegate
    NSCollectionView:dataSource delegate itemPrototype content prefetchDataSource backgroundView
    NSScrollView:documentView horizontalScroller verticalScroller contentView
    NSBox:contentView
    NSTableCellView:imageView textField objectValue
    NSSearchField:delegate searchMenuTemplate
    NSComboBox:dataSource delegate
    NSMenu:delegate supermenu
    NSMenuItem:target submenu view
    NSToolbarItem:view target menuFormRepresentation
    NSPopover:delegate contentViewController
    NSObjectController:content
    NSGestureRecognizer:target delegate view
    NSPopUpButton:menu selectedItem
    NSDrawer:delegate contentView parentWindow
    NSPreferencePane:_window _initialKeyView _firstKeyView _lastKeyView window initialKeyView firstKeyView lastKeyView
    WKUserNotificationInterfaceController:notificationAlertLabel notificationTitleLabel notificationSubtitleLabel
    """)

  private static let selectors = ListedNames.parse(
    """
    NSObject:description copy autoContentAccessingProxy awakeFromNib
    UIResponder:becomeFirstResponder resignFirstResponder copy: cut: paste: select: selectAll: delete:
    UIResponder:toggleBoldface: toggleItalics: toggleUnderline: makeTextWritingDirectionLeftToRight:
    UIResponder:reloadInputViews pasteAndGo: pasteAndMatchStyle: print: rename: duplicate: export: find:
    UIView:endEditing: setNeedsDisplay setNeedsLayout layoutIfNeeded sizeToFit removeFromSuperview
    UIView:layoutSubviews setHidden: setUserInteractionEnabled:
    UIControl:setEnabled: setSelected: setHighlighted:
    UIViewController:loadView viewDidLoad setEditing: loadViewIfNeeded
    UIViewController:toggleSidebar: closePrimaryColumn: setNeedsStatusBarAppearanceUpdate
    UIViewController:dismissViewControllerAnimated:completion: dismissModalViewControllerAnimated:
    UINavigationController:popViewControllerAnimated: popToRootViewControllerAnimated:
    UINavigationController:setNavigationBarHidden: setToolbarHidden:
    UIInputViewController:dismissKeyboard advanceToNextInputMode handleInputModeListFromView:withEvent:
    UIInputViewController:requestSupplementaryLexiconWithCompletion: textWillChange: textDidChange:
    UIInputViewController:selectionWillChange: selectionDidChange:
    SLComposeServiceViewController:presentationAnimationDidFinish didSelectPost didSelectCancel cancel
    SLComposeServiceViewController:isContentValid validateContent configurationItems reloadConfigurationItems
    SLComposeServiceViewController:pushConfigurationViewController: popConfigurationViewController
    SLComposeServiceViewController:loadPreviewView textViewDidChange: dismissController: dismissViewController:
    MSMessagesAppViewController:dismiss requestPresentationStyle: willTransitionToPresentationStyle:
    MSMessagesAppViewController:didTransitionToPresentationStyle: willBecomeActiveWithConversation:
    MSMessagesAppViewController:didBecomeActiveWithConversation: willResignActiveWithConversation:
    MSMessagesAppViewController:didResignActiveWithConversation: willSelectMessage:conversation:
    MSMessagesAppViewController:didSelectMessage:conversation: didReceiveMessage:conversation:
    MSMessagesAppViewController:didStartSendingMessage:conversation: didCancelSendingMessage:conversation:
    UIScrollView:flashScrollIndicators
    UITableView:reloadData setEditing:
    UICollectionView:reloadData
    UIWebView:reload goBack goForward stopLoading
    WKWebView:reload: goBack: goForward: stopLoading: reloadFromOrigin: reload goBack goForward stopLoading
    UIActivityIndicatorView UIImageView:startAnimating stopAnimating
    UIRefreshControl:beginRefreshing endRefreshing
    NSObject:setValue: setNilValueForKey: commitEditing discardEditing
    NSResponder:cancelOperation: capitalizeWord: centerSelectionInVisibleArea: changeCaseOfLetter: complete: copy: cut:
    NSResponder:paste: delete: selectAll: selectLine: selectParagraph: selectToMark: selectWord: deleteBackward:
    NSResponder:deleteForward: indent: insertBacktab: insertNewline: insertTab: insertText: lowercaseWord: moveDown:
    NSResponder:moveUp: moveLeft: moveRight: pageDown: pageUp: scrollLineDown: scrollLineUp: scrollPageDown:
    NSResponder:scrollPageUp: scrollToBeginningOfDocument: transpose: scrollToEndOfDocument: uppercaseWord: yank:
    NSResponder:quickLookPreviewItems: newWindowForTab: toggleSidebar: toggleInspector: undo: redo: doCommandBySelector:
    NSResponder:selectNextKeyView: selectPreviousKeyView: showContextHelp: encodeRestorableState
    NSResponder:performTextFinderAction: moveForward: moveBackward: moveWordForward: moveWordBackward: moveWordLeft:
    NSResponder:moveWordRight: moveToBeginningOfLine: moveToEndOfLine: moveToLeftEndOfLine: moveToRightEndOfLine:
    NSResponder:moveToBeginningOfParagraph: moveToEndOfParagraph: moveToBeginningOfDocument: moveToEndOfDocument:
    NSResponder:moveForwardAndModifySelection: moveBackwardAndModifySelection: moveLeftAndModifySelection:
    NSResponder:moveRightAndModifySelection: moveUpAndModifySelection: moveDownAndModifySelection:
    NSResponder:moveWordForwardAndModifySelection: moveWordBackwardAndModifySelection: moveWordLeftAndModifySelection:
    NSResponder:moveWordRightAndModifySelection: pageUpAndModifySelection: pageDownAndModifySelection:
    NSResponder:moveToBeginningOfLineAndModifySelection: moveToEndOfLineAndModifySelection:
    NSResponder:moveToLeftEndOfLineAndModifySelection: moveToRightEndOfLineAndModifySelection:
    NSResponder:moveToBeginningOfParagraphAndModifySelection: moveToEndOfParagraphAndModifySelection:
    NSResponder:moveToBeginningOfDocumentAndModifySelection: moveToEndOfDocumentAndModifySelection:
    NSResponder:moveParagraphForwardAndModifySelection: moveParagraphBackwardAndModifySelection: transposeWords:
    NSResponder:insertLineBreak: insertContainerBreak: insertParagraphSeparator: insertNewlineIgnoringFieldEditor:
    NSResponder:insertTabIgnoringFieldEditor: insertSingleQuoteIgnoringSubstitution:
    NSResponder:insertDoubleQuoteIgnoringSubstitution: setMark: deleteToMark: swapWithMark: deleteWordForward:
    NSResponder:deleteWordBackward: deleteToBeginningOfLine: deleteToEndOfLine: deleteToBeginningOfParagraph:
    NSResponder:deleteToEndOfParagraph: deleteBackwardByDecomposingPreviousCharacter:
    NSDocument:saveDocument: saveDocumentAs: saveDocumentTo: revertDocumentToSaved: printDocument:
    NSDocument:runPageLayout: duplicateDocument: renameDocument: moveDocument: browseDocumentVersions:
    NSDocument:lockDocument: unlockDocument: moveDocumentToUbiquityContainer: saveDocumentToPDF:
    NSDocument:showWindows close makeWindowControllers setDisplayName: setFileURL:
    NSDocumentController:newDocument: openDocument: clearRecentDocuments: saveAllDocuments:
    NSTextView:pasteAsPlainText: pasteAsRichText: performFindPanelAction: showGuessPanel: checkSpelling:
    NSTextView:toggleContinuousSpellChecking: toggleGrammarChecking: toggleAutomaticSpellingCorrection:
    NSTextView:orderFrontSubstitutionsPanel: toggleSmartInsertDelete: toggleAutomaticQuoteSubstitution:
    NSTextView:toggleAutomaticDashSubstitution: toggleAutomaticLinkDetection: toggleAutomaticDataDetection:
    NSTextView:toggleAutomaticTextReplacement: startSpeaking: stopSpeaking: underline: useStandardKerning:
    NSTextView:turnOffKerning: tightenKerning: loosenKerning: useStandardLigatures: turnOffLigatures:
    NSTextView:useAllLigatures: unscript: superscript: subscript: raiseBaseline: lowerBaseline: copyFont:
    NSTextView:pasteFont: alignLeft: alignCenter: alignJustified: alignRight: toggleRuler: copyRuler:
    NSTextView:pasteRuler: makeBaseWritingDirectionNatural: makeBaseWritingDirectionLeftToRight:
    NSTextView:makeBaseWritingDirectionRightToLeft: makeTextWritingDirectionNatural: changeFont:
    NSTextView:makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: outline:
    NSTextView:toggleTraditionalCharacterShape: orderFrontSpacingPanel: orderFrontTablePanel:
    NSTextView:orderFrontListPanel: orderFrontLinkPanel: useSelectionForFind: changeAttributes:
    NSTextView:toggleQuickLookPreviewPanel: toggleAutomaticTextCompletion: changeColor:
    NSFontManager:addFontTrait: removeFontTrait: modifyFont: orderFrontFontPanel: orderFrontStylesPanel:
    NSSplitViewController:toggleSourceList: toggleSidebar: toggleInspector:
    NSViewController:dismissController: commitEditing discardEditing dismissViewController:
    NSViewController:viewWillTransitionToSize: presentViewControllerAsSheet: presentViewControllerAsModalWindow:
    NSPageController:takeSelectedIndexFrom: navigateForward: navigateBack:
    NSWindowController:showWindow: close dismissController: setDocumentEdited:
    NSWindow:performClose: performZoom: performMiniaturize: miniaturize: deminiaturize: zoom: close print:
    NSWindow:makeKeyAndOrderFront: orderFront: orderBack: orderOut: runToolbarCustomizationPalette: center
    NSWindow:toggleToolbarShown: toggleFullScreen: toggleTabBar: toggleTabOverview: selectNextTab:
    NSWindow:selectPreviousTab: mergeAllWindows: moveTabToNewWindow: runPageLayout: endSheet: saveFrameUsingName:
    NSView:print: setHidden: setNeedsDisplay: removeFromSuperview
    NSControl:performClick: takeStringValueFrom: takeIntValueFrom: takeIntegerValueFrom: takeDoubleValueFrom:
    NSControl:takeFloatValueFrom: takeObjectValueFrom: setEnabled: setStringValue: selectText:
    NSTableView:reloadData selectAll: deselectAll: selectNone: toggleColumn
    NSOutlineView:expandItem: collapseItem:
    NSTextView:orderFrontFindPanel: replaceQuotesInSelection: replaceDashesInSelection:
    NSTextView:replaceTextInSelection: addLinksInSelection: correctSpelling:
    NSProgressIndicator:startAnimation: stopAnimation: animate: takeDoubleValueFrom:
    NSTabView:selectNextTabViewItem: selectPreviousTabViewItem: selectFirstTabViewItem: takeSelectedTabViewItemFromSender:
    NSTabView:selectLastTabViewItem:
    NSPopover:performClose: close
    NSApplication:terminate: hide: hideOtherApplications: unhideAllApplications: arrangeInFront: stop:
    NSApplication:orderFrontStandardAboutPanel: orderFrontCharacterPalette: orderFrontColorPanel: showHelp:
    NSApplication:runPageLayout: miniaturizeAll: activateContextHelpMode: toggleTouchBarCustomizationPalette:
    NSObjectController:add: remove: addObject: removeObject: fetch: prepareContent
    NSArrayController:insert: selectNext: selectPrevious: add: remove:
    NSUserDefaultsController:save: revert: revertToInitialValues:
    NSMenu:performActionForItemAtIndex: update
    WKInterfaceController:dismissController popController popToRootController becomeCurrentPage dismissTextInputController
    """)
}
