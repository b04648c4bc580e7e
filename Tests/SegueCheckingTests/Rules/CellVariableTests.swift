import Findings
import SegueChecking
import Testing

extension ReuseIdentifierTests {
  @Test(arguments: [
    ("Row *cell = DEQUEUE; cell.textLabel.text = @\"\"; return cell;", 0),
    ("Row *cell = DEQUEUE; if (!cell) { cell = [[Row alloc] init]; } return cell;", 0),
    ("UITableViewCell *cell = (Row *)DEQUEUE; return cell;", 0),
    ("Row *cell = DEQUEUE; cell.caption.text = @\"\"; return cell;", 1),
    ("Row *cell = (Row *)DEQUEUE; [cell setCaption:nil]; return cell;", 1),
    ("Row *cell = DEQUEUE; [self fill:cell]; return cell;", 1),
  ])
  func `The class of an Objective-C variable matters if code uses members that the cell lacks`(
    code: String, count: Int
  ) {
    let call = "[view dequeueReusableCellWithIdentifier:@\"PersonCell\"]"
    let app = app(
      """
      @interface Row : UITableViewCell
      @property (weak) UILabel *caption;
      @end
      @implementation Row
      @end
      @interface List : UITableViewController
      @end
      @implementation List
      - (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path {
        \(code.replacing("DEQUEUE", with: call))
      }
      @end
      """, in: "List.m")
    let found = SegueChecker.check(app.input).findings.filter { $0.rule == "dequeue-wrong-class" }
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
  }
}
