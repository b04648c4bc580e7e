/// The name of a rule in kebab case, as in findings and in the configuration.
package struct RuleName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { rawValue = value }
}

// MARK: Storyboards alone

extension RuleName {
  package static let circularReference: Self = "circular-reference"
  package static let connectionToOtherScene: Self = "connection-to-other-scene"
  package static let customSegueWithoutClass: Self = "custom-segue-without-class"
  package static let cyclicEmbed: Self = "cyclic-embed"
  package static let danglingID: Self = "dangling-id"
  package static let duplicateID: Self = "duplicate-id"
  package static let duplicateRestorationIdentifier: Self = "duplicate-restoration-identifier"
  package static let duplicateSceneIdentifier: Self = "duplicate-scene-identifier"
  package static let duplicateSegueIdentifier: Self = "duplicate-segue-identifier"
  package static let emptyContainer: Self = "empty-container"
  package static let emptyIdentifier: Self = "empty-identifier"
  package static let identifierWithSpaces: Self = "identifier-with-spaces"
  package static let manualSegueWithoutIdentifier: Self = "manual-segue-without-identifier"
  package static let missingScene: Self = "missing-scene"
  package static let noInitialController: Self = "no-initial-controller"
  package static let similarNames: Self = "similar-names"
  package static let storyboardNotFound: Self = "storyboard-not-found"
  package static let unopenableStoryboard: Self = "unopenable-storyboard"
  package static let unreachableScene: Self = "unreachable-scene"
  package static let unwindWithoutExit: Self = "unwind-without-exit"
  package static let wrongDestination: Self = "wrong-destination"
}

// MARK: Storyboards and code

extension RuleName {
  package static let compareUnknownSegue: Self = "compare-unknown-segue"
  package static let constantWithoutScene: Self = "constant-without-scene"
  package static let dequeueUnknownIdentifier: Self = "dequeue-unknown-identifier"
  package static let dequeueWrongClass: Self = "dequeue-wrong-class"
  package static let enumCaseWithoutSegue: Self = "enum-case-without-segue"
  package static let impossibleCast: Self = "impossible-cast"
  package static let inputNotHandedOver: Self = "input-not-handed-over"
  package static let instantiateUnknownScene: Self = "instantiate-unknown-scene"
  package static let instantiateWrongClass: Self = "instantiate-wrong-class"
  package static let missingInitialController: Self = "missing-initial-controller"
  package static let neverConnectedOutlet: Self = "never-connected-outlet"
  package static let performUnknownSegue: Self = "perform-unknown-segue"
  package static let prepareWithoutSegues: Self = "prepare-without-segues"
  package static let prepareWithoutSuper: Self = "prepare-without-super"
  package static let registerOtherIdentifier: Self = "register-other-identifier"
  package static let segueSourceMismatch: Self = "segue-source-mismatch"
  package static let segueWithoutEnumCase: Self = "segue-without-enum-case"
  package static let unconnectedOutlets: Self = "unconnected-outlets"
  package static let unknownAccessor: Self = "unknown-accessor"
  package static let unknownAction: Self = "unknown-action"
  package static let unknownClass: Self = "unknown-class"
  package static let unknownOutlet: Self = "unknown-outlet"
  package static let unknownRestorationIdentifier: Self = "unknown-restoration-identifier"
  package static let unknownRuntimeAttribute: Self = "unknown-runtime-attribute"
  package static let unknownSegueAction: Self = "unknown-segue-action"
  package static let unknownSegueClass: Self = "unknown-segue-class"
  package static let unknownStoryboard: Self = "unknown-storyboard"
  package static let unknownXib: Self = "unknown-xib"
  package static let unmadeController: Self = "unmade-controller"
  package static let unperformedSegue: Self = "unperformed-segue"
  package static let unrestoredScene: Self = "unrestored-scene"
  package static let unusedSceneIdentifier: Self = "unused-scene-identifier"
  package static let unusedSegueIdentifier: Self = "unused-segue-identifier"
  package static let unwindWithoutAction: Self = "unwind-without-action"
  package static let wrongOutletType: Self = "wrong-outlet-type"
}

// MARK: Reading files

extension RuleName {
  package static let collidingNames: Self = "colliding-names"
  package static let doctype: Self = "doctype"
  package static let emptyFile: Self = "empty-file"
  package static let gitLFSPointer: Self = "git-lfs-pointer"
  package static let malformedXML: Self = "malformed-xml"
  package static let mergeConflict: Self = "merge-conflict"
  package static let notXML: Self = "not-xml"
  package static let projectWithoutFiles: Self = "project-without-files"
  package static let sourceEncoding: Self = "source-encoding"
  package static let sourceSyntax: Self = "source-syntax"
  package static let symlinkStub: Self = "symlink-stub"
  package static let tooDeep: Self = "too-deep"
  package static let tooLarge: Self = "too-large"
  package static let tooManyElements: Self = "too-many-elements"
  package static let unknownRuntime: Self = "unknown-runtime"
  package static let unreadElement: Self = "unread-element"
  package static let unreadableFile: Self = "unreadable-file"
  package static let unreadableFolder: Self = "unreadable-folder"
  package static let unreadableName: Self = "unreadable-name"
  package static let unreadableProject: Self = "unreadable-project"
  package static let unreadablePropertyList: Self = "unreadable-property-list"
  package static let unreadableSource: Self = "unreadable-source"
  package static let unresolvedSetting: Self = "unresolved-setting"
  package static let unsupportedEncoding: Self = "unsupported-encoding"
  package static let unsupportedFormat: Self = "unsupported-format"
  package static let wrongRoot: Self = "wrong-root"
}

// MARK: Other

extension RuleName {
  package static let configuration: Self = "configuration"
  package static let unreadableOutline: Self = "unreadable-outline"
}
