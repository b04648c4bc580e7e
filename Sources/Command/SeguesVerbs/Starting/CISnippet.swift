/// The lines that make a service check every change.
struct CISnippet {
  let service: CIService
  /// The app's folder in the repository.
  let path: String
  /// Whether a baseline keeps known findings from being reported.
  ///
  /// Without one, only the findings that a change introduces are reported.
  let hasBaseline: Bool

  var text: String {
    switch service {
    case .github: github
    case .gitlab: gitlab
    case .jenkins: jenkins
    case .bitrise: bitrise
    case .xcodeCloud: xcodeCloud
    }
  }

  /// Returns the command that checks the app; `target` is the variable with the branch that a
  /// change will be merged into.
  private func command(_ options: String, target: String) -> String {
    let since = hasBaseline ? "" : " --since \"origin/\(target)\""
    return "segues check \(ShellWord.quoted(path))\(since) \(options)"
  }

  /// Returns the lines that fetch the revision for `--since`, for services that clone only the newest commit.
  ///
  /// They end the script if no pull request is built, because `target` is empty then.
  private func history(of target: String, indentation: String = "") -> String {
    guard !hasBaseline else { return "" }
    return [
      "[ -n \"\(target)\" ] || exit 0  # --since is for pull requests",
      "git fetch --unshallow || true",
      "git fetch origin \"+refs/heads/\(target):refs/remotes/origin/\(target)\"",
    ].map { "\(indentation)\($0)\n" }.joined()
  }

  private var github: String {
    let history = "        with:\n          fetch-depth: 0  # --since needs the history\n"
    return """
      name: Storyboards
      on: pull_request
      jobs:
        segues:
          runs-on: macos-latest
          steps:
            - uses: actions/checkout@v7
      \(hasBaseline ? "" : history)\
            # Install segues here: Documentation/installing.md of Segues says how.
            - run: |
                \(command("--format github", target: "$GITHUB_BASE_REF"))

      """
  }

  private static let gitlabTarget = "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"

  private var gitlab: String {
    """
    segues:
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
      variables:
        GIT_DEPTH: 0
      script:
        # Install segues here: Documentation/installing.md of Segues says how.
        - |
          \(command("--format gitlab=gl-code-quality.json", target: Self.gitlabTarget))
      artifacts:
        when: always
        reports:
          codequality: gl-code-quality.json

    """
  }

  private var jenkins: String {
    """
    stage('Storyboards') {
      when { changeRequest() }
      steps {
        // Install segues here: Documentation/installing.md of Segues says how.
        sh '''
          \(command("--format checkstyle=segues.xml", target: "$CHANGE_TARGET")) || [ $? -eq 1 ]
        '''
        recordIssues tool: checkStyle(pattern: 'segues.xml'),
          qualityGates: [[threshold: 1, type: 'TOTAL_ERROR']]
      }
    }

    """
  }

  private var bitrise: String {
    let target = "$BITRISEIO_GIT_BRANCH_DEST"
    return """
      workflows:
        segues:
          steps:
          - git-clone: {}
          - script:
              title: Check storyboards
              inputs:
              - content: |
                  set -e
                  # Install segues here: Documentation/installing.md of Segues says how.
      \(history(of: target, indentation: "            "))\
                  \(command("--format text", target: target))

      """
  }

  private var xcodeCloud: String {
    let target = "$CI_PULL_REQUEST_TARGET_BRANCH"
    return """
      #!/bin/sh
      set -e
      cd "$CI_PRIMARY_REPOSITORY_PATH"
      # Install segues here: Documentation/installing.md of Segues says how.
      \(history(of: target))\
      \(command("--format xcode", target: target))

      """
  }
}
