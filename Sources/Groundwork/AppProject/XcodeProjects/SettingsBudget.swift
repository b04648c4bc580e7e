/// The work that a project's build settings may still take, because its targets can share long lists of configurations.
///
/// Without it, the work would be the product of targets, configurations and references.
final class SettingsBudget {
  /// The bytes of values and the entries of dictionaries that may still be read.
  private var remaining: Int

  /// Creates a budget that no real project uses up: each configuration is an object, and takes about 1000.
  init(for file: ProjectFile) {
    remaining = 500_000 + 1_000 * file.objects.count
  }

  var isUsedUp: Bool { remaining <= 0 }

  func spend(_ cost: Int) { remaining -= cost }
}
