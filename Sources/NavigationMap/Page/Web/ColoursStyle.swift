extension PageStyle {
  /// Colours, light and dark.
  static let colours = #"""
    :root {
      --page: #eaecf0; --dots: #d5d9e0; --surface: #ffffff; --raised: #ffffff; --line: #d9dce2;
      --text: #1b1f27; --soft: #565d6b; --accent: #0a5bd0; --on-accent: #ffffff; --wash: #e8effc;
      --error: #b3261e; --warning: #8a5a00; --note: #3c6a9e; --good: #1c7a3d;
      --added: #1c7a3d; --removed: #b3261e; --changed: #8a5a00; --was: #565d6b;
      --shadow: 0 1px 2px rgb(20 24 32 / 8%), 0 6px 24px rgb(20 24 32 / 10%);
      --kind-show: #56617a; --kind-present: #8a5bd0; --kind-embed: #9aa3b2; --kind-relationship: #3f8f8a;
      --kind-unwind: #b9793a;
      --by-typed: #1c7a3d; --by-constant: #0a5bd0; --by-string: #a24b00; --by-control: #6b7280;
      --by-undecided: #7a3fc4; --by-never: #b3261e;
      --depth-0: #1d4f91; --depth-1: #2f7dc0; --depth-2: #57a5ba; --depth-3: #8dbd83; --depth-4: #d2b04c;
      --depth-5: #d27a3f;
      color-scheme: light;
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --page: #14161a; --dots: #24272d; --surface: #1d2026; --raised: #262a31; --line: #363b44;
        --text: #e8eaee; --soft: #a4abb8; --accent: #7db0ff; --on-accent: #0b1524; --wash: #22314b;
        --error: #ff8a80; --warning: #f0b955; --note: #8fbdf0; --good: #6fce8f;
        --added: #6fce8f; --removed: #ff8a80; --changed: #f0b955; --was: #a4abb8;
        --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 45%);
        --kind-show: #a7b2c8; --kind-present: #b391ea; --kind-embed: #6c7584; --kind-relationship: #5fb5af;
        --kind-unwind: #d79a5e;
        --by-typed: #6fce8f; --by-constant: #7db0ff; --by-string: #f2a15c; --by-control: #9aa2af;
        --by-undecided: #c39bff; --by-never: #ff8a80;
        color-scheme: dark;
      }
    }
    :root[data-theme="dark"] {
      --page: #14161a; --dots: #24272d; --surface: #1d2026; --raised: #262a31; --line: #363b44;
      --text: #e8eaee; --soft: #a4abb8; --accent: #7db0ff; --on-accent: #0b1524; --wash: #22314b;
      --error: #ff8a80; --warning: #f0b955; --note: #8fbdf0; --good: #6fce8f;
      --added: #6fce8f; --removed: #ff8a80; --changed: #f0b955; --was: #a4abb8;
      --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 45%);
      --kind-show: #a7b2c8; --kind-present: #b391ea; --kind-embed: #6c7584; --kind-relationship: #5fb5af;
      --kind-unwind: #d79a5e;
      --by-typed: #6fce8f; --by-constant: #7db0ff; --by-string: #f2a15c; --by-control: #9aa2af;
      --by-undecided: #c39bff; --by-never: #ff8a80;
      color-scheme: dark;
    }

    """#
}
