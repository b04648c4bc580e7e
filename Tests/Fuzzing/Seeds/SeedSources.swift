/// Small sources that use storyboards in every way that `segues check` understands.
enum SeedSources {
  static let list = #"""
    import UIKit

    enum Go: String { case showDetail, add = "add" }

    /// A list.
    class ListController: UITableViewController, UISearchBarDelegate {
      @IBOutlet weak var search: UISearchBar!
      private let names: [String: [Int]] = ["a": [1, 2], "b": []]
      var pick: ((Item) -> Void)?

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showDetail", Go.add.rawValue:
          guard let detail = segue.destination as? DetailController else { return }
          detail.item = (sender as? ItemCell)?.item
        case "pop": (segue.destination as! OldController).text = "x \(names["a"]?.first ?? 0)"
        default: super.prepare(for: segue, sender: sender)
        }
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: path) as! ItemCell
        performSegue(withIdentifier: path.row == 0 ? "showDetail" : "fade", sender: cell)
        // segues:disable:next unknown-segue
        performSegue(withIdentifier: "nowhere", sender: nil)
      }

      @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController? {
        DetailController(coder: coder)
      }

      @IBAction func backToList(_ segue: UIStoryboardSegue) {
        if let from = segue.source as? DetailController, #available(iOS 15, *) { pick?(from.item!) }
      }
    }

    """#

  static let detail = #"""
    import UIKit
    struct Item<Value: Hashable>: Codable where Value: Codable { var value: Value; static let key = "item" }
    final class ItemCell: UITableViewCell { @IBOutlet var titleLabel: UILabel!; var item: Item<Int>? }
    class FadeSegue: UIStoryboardSegue { override func perform() { source.present(destination, animated: true) } }
    class DetailController: UIViewController {
      @IBOutlet private(set) var button: UIButton?
      @IBOutlet var views: [UIView] = []
      var item: Item<Int>?
      @IBAction @objc func done(_ sender: UIButton) {
        let board = UIStoryboard(name: "Detail", bundle: nil)
        let other = board.instantiateViewController(withIdentifier: "Second") as! DetailController
        navigationController?.pushViewController(other, animated: true)
        storyboard?.instantiateInitialViewController()
        UINib(nibName: "Cell", bundle: .main).instantiate(withOwner: self)
        let text = """
          Multi "line" \(item.map { "\($0.value)" } ?? #"raw \#(1)"#)
          """
        if !text.isEmpty { performSegue(withIdentifier: "back", sender: self) }
      }
    }
    extension DetailController { func more() { /* a /* nested */ comment */ dismiss(animated: true) } }
    #if DEBUG
      class ViewController: NSViewController {}
      class InterfaceController: WKInterfaceController { func go() { pushController(withName: "Second", context: nil) } }
    #endif

    """#

  static let implementation = #"""
    #import "OldController.h"
    #define SEGUE @"fade"
    @interface OldController () <UITableViewDelegate>
    @property (nonatomic, weak) IBOutlet UILabel *label;
    @end
    @implementation OldController
    static NSString *const kNext = @"next";
    - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
      if ([segue.identifier isEqualToString:@"pop"]) {
        DetailController *detail = (DetailController *)segue.destinationViewController;
        [detail setText:[NSString stringWithFormat:@"%@ \" %d", self.text, 'a']];
      }
    }
    - (IBAction)done:(id)sender { [self performSegueWithIdentifier:kNext sender:nil]; /* [ */ }
    - (IBAction)backToList:(UIStoryboardSegue *)segue { // ]
      void (^block)(int) = ^(int a) { [[self.storyboard instantiateViewControllerWithIdentifier:@"Detail"] view]; };
      block(1);
    }
    @end

    """#

  static let header = """
    #import <UIKit/UIKit.h>
    @class DetailController;
    NS_ASSUME_NONNULL_BEGIN
    @protocol OldDelegate <NSObject>
    - (void)old:(id)old did:(NSArray<NSString *> *)what;
    @end
    @interface OldController : UIViewController
    @property (nonatomic, copy) NSString *text;
    @property (nonatomic, strong) IBOutletCollection(UIView) NSArray *views;
    - (IBAction)done:(id)sender;
    @end
    NS_ASSUME_NONNULL_END

    """
}
