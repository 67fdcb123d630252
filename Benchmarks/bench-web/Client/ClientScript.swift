/// The script that measures the client in a page: each operation by the client, and by hand, in turns.
enum ClientScript {
  /// Returns the expression that measures cases; its promise has a line of `name client hand` for each, in milliseconds.
  ///
  /// - Parameters:
  ///   - folder: The path of the client's modules, with a slash at its end.
  ///   - cases: The cases as a JSON array of `{name, before, operations, runs}`.
  static func measuring(_ cases: String, folder: String) -> String {
    """
    (async () => {
      const folder = "\(folder)";
      const { apply } = await import(folder + "patch.js");
      const { calm } = await import(folder + "sending.js");
      const { followScreen, noteScreen } = await import(folder + "navigation.js");
      const { updateBars } = await import(folder + "bars.js");
      // As main.js shows a batch.
      const client = (operations) => {
        const parsed = JSON.parse(operations);
        calm();
        noteScreen();
        apply(parsed, () => false);
        followScreen();
        updateBars();
      };
      const main = document.getElementById("main");
      const table = () => main.querySelector(".stack").lastElementChild;
      const pause = () => new Promise((done) => setTimeout(done));
      const mean = (times) => {
        const kept = times.sort((a, b) => a - b).slice(0, Math.ceil(times.length * 0.8));
        return kept.reduce((sum, time) => sum + time, 0) / kept.length;
      };
      const lines = [];
      for (const { name, before, operations, runs } of \(cases)) {
        const show = () => { main.innerHTML = before; return table(); };
        // What the client makes of the operations is what has to be made by hand.
        show();
        client(operations);
        const wanted = main.innerHTML;
        const rows = [...table().children].map((row) => ({
          row, id: row.id, first: row.firstChild.id, number: row.firstChild.textContent,
          second: row.lastChild.id, label: row.lastChild.textContent,
        }));
        const attribute = (label) => [...label.attributes].find(({ name }) => name === "data-weight");
        const added = (list, data) => {
          const pattern = data[0].row.cloneNode(true);
          const made = document.createDocumentFragment();
          for (const { id, first, number, second, label } of data) {
            const row = pattern.cloneNode(true);
            const one = row.firstChild, two = row.lastChild;
            row.id = id; one.id = first; two.id = second;
            one.firstChild.data = number; two.firstChild.data = label;
            made.append(row);
          }
          list.append(made);
        };
        const byHand = {
          "create": (list) => added(list, rows),
          "replace": (list) => { list.textContent = ""; added(list, rows); },
          "update": (list, nodes) => {
            for (let index = 0; index < nodes.length; index += 10) nodes[index].lastChild.firstChild.data = rows[index].label;
          },
          "select": (list, nodes) => {
            const { name, value } = attribute(rows[4].row.lastChild);
            nodes[4].lastChild.setAttribute(name, value);
          },
          "swap": (list, nodes) => {
            const after = nodes[998].nextSibling;
            list.insertBefore(nodes[998], nodes[1]);
            list.insertBefore(nodes[1], after);
          },
          "remove": (list, nodes) => nodes[3].remove(),
          "create 10,000": (list) => added(list, rows),
          "append": (list) => added(list, rows.slice(1000)),
          "clear": (list) => { list.textContent = ""; },
        }[name];
        const ways = {
          client: () => client(operations),
          hand: byHand,
        };
        const first = show();
        byHand(first, [...first.children]);
        const times = { client: [], hand: [] };
        for (let run = 0; run < runs; run++) {
          for (const way of run % 2 ? ["client", "hand"] : ["hand", "client"]) {
            const list = show();
            const nodes = [...list.children];
            document.body.offsetHeight;
            await pause();
            const start = performance.now();
            ways[way](list, nodes);
            document.body.offsetHeight;
            times[way].push(performance.now() - start);
            const made = main.innerHTML;
            if (made !== wanted) {
              const at = [...wanted, ""].findIndex((character, index) => character !== (made[index] ?? ""));
              throw new Error(`${name}, ${way}: ${made.slice(at - 40, at + 40)} is not ${wanted.slice(at - 40, at + 40)}`);
            }
          }
        }
        lines.push([name, mean(times.client), mean(times.hand)].join("\\t"));
      }
      return lines.join("\\n");
    })()
    """
  }
}
