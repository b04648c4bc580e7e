import HeadlessBrowser
import Testing

/// Everything that is tried in a real browser, one test after the other.
///
/// Without Chromium they are skipped, but not in CI, where they fail.
@Suite(.serialized, .enabled(if: Browser.isExpected, "needs Chromium: apt-get install chromium"))
enum BrowserTests {}
