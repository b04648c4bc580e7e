// A file that imports UIKit can use Foundation without importing it, and apps rely on that.
// HeadlessSupport has what this twin shares with AppKit's: the log, exceptions that a test can
// catch, and the folders in which storyboards are found.
@_exported public import Foundation
@_exported public import HeadlessSupport
