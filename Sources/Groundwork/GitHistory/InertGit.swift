internal import Foundation

/// Settings under which git runs no program that a checkout names.
///
/// The authors of the checkout may have written its `.git/config`, its hooks and its attributes. Settings on the
/// command line override those of the repository; the environment covers the rest. Commands in a repository read only
/// objects and the index. They never convert a file of the work tree, because that would run filters.
enum InertGit {
  /// The options that precede every command.
  static let options: [String] =
    ["--no-pager", "--no-replace-objects"] + settings.flatMap { ["-c", $0] }

  private static let settings = [
    // A folder of the checkout that looks like a bare repository must not be used as one.
    "safe.bareRepository=explicit",
    // A repository's configuration can name programs in these settings.
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.sshCommand=false",
    "core.gitProxy=false",
    "core.alternateRefsCommand=false",
    "core.askPass=false",
    "core.editor=false",
    "core.pager=cat",
    "credential.helper=",
    "diff.external=",
    "gpg.program=false",
    "submodule.recurse=false",
    // Paths verbatim.
    "core.quotePath=false",
  ]

  /// The environment of git: the process's own, without variables that would redirect git.
  static func environment(_ inherited: [String: String]) -> [String: String] {
    // A hook's variables name its own repository, but the folder that git runs in must decide.
    let redirecting = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_NAMESPACE",
      "GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_PROXY_COMMAND",
    ]
    let additions = [
      // Messages in English, no question on the terminal, no lock that a user's command may need.
      "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
      // Objects missing in a partial clone are not fetched, because a remote's settings can name programs. Versions of
      // git before 2.45 know only the second variable, and would run `git remote-NAME` for a remote whose protocol has
      // the allowed name: the checkout must not be able to guess that name.
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": UUID().uuidString,
    ]
    return inherited.filter { !redirecting.contains($0.key) }.merging(additions) { $1 }
  }
}
