import HeadlessBrowser
import Testing

/// All tests that need a real browser, run one after the other.
///
/// Without the browser they are skipped, except in CI, where they fail.
@Suite(
  .serialized, .aheadOfOthers,
  .enabled(if: Browser.isExpected, "needs Chromium (apt-get install chromium) or Firefox"))
enum BrowserTests {}
