internal import AppProject
internal import ArgumentParser
internal import Files

/// The services that can run the check for every change.
enum CIService: String, ExpressibleByArgument, CaseIterable {
  case github
  case gitlab
  case jenkins
  case bitrise
  case xcodeCloud = "xcode-cloud"

  /// Returns the services that a repository uses, judging by their files.
  static func found(in repository: String) -> [CIService] {
    allCases.filter { service in
      service.traces.contains { FileKind(atFollowingLinks: FilePath.join(repository, $0)) != nil }
    }
  }

  /// The name that people know.
  var title: String {
    switch self {
    case .github: "GitHub Actions"
    case .gitlab: "GitLab"
    case .jenkins: "Jenkins"
    case .bitrise: "Bitrise"
    case .xcodeCloud: "Xcode Cloud"
    }
  }

  /// The file that its snippet belongs in.
  var file: String {
    switch self {
    case .github: ".github/workflows/segues.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .jenkins: "Jenkinsfile"
    case .bitrise: "bitrise.yml"
    case .xcodeCloud: "ci_scripts/ci_post_clone.sh"
    }
  }

  /// The files and folders that show that a repository uses it.
  private var traces: [String] {
    switch self {
    case .github: [".github"]
    case .gitlab: [".gitlab-ci.yml"]
    case .jenkins: ["Jenkinsfile"]
    case .bitrise: ["bitrise.yml"]
    case .xcodeCloud: ["ci_scripts"]
    }
  }
}
