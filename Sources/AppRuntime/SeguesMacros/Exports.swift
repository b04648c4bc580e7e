// An app that uses the macros needs only one import.
@_exported public import Segues
