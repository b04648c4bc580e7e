import Findings
import Renaming
import Testing

/// Selectors of Objective-C that are those of an outlet's getter and setter.
struct SelectorTests {
  @Test func `The selectors of an outlet are undecided`() throws {
    let plan = try RenamedApp([
      "List.h": """
      @interface List : UIViewController
      @property (weak, nonatomic) IBOutlet UIView *total;
      @end
      """,
      "List.m": """
      #import "List.h"
      @implementation List
      - (void)show {
        [self observe:NSStringFromSelector(@selector(total))];
        [self.items makeObjectsPerformSelector:@selector(setTotal:) withObject:nil];
      }
      @end
      """,
    ]).plan("total", "sum", .outlet)
    #expect(plan.undecided.map(\.location.description) == ["List.m:4:48", "List.m:5:52"])
  }
}
