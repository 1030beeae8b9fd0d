// A graph in layers: every op is below all that it reads.
(() => {
  const RISE = 58, HIGH = 34, GAP = 12;

  // Runs of ops that each read only the one before, which nothing else reads, as one.
  function folded(nodes) {
    const readers = nodes.map(() => 0);
    nodes.forEach((it) => it.from.forEach((from) => { readers[from] += 1; }));
    const group = [], groups = [];
    nodes.forEach((it, index) => {
      const before = it.from.length === 1 ? it.from[0] : -1;
      const follows = before >= 0 && readers[before] === 1 && nodes[before].op !== "input";
      group[index] = follows ? group[before] : groups.push([]) - 1;
      groups[group[index]].push(index);
    });
    return groups.map((members) => {
      const [first, last] = [nodes[members[0]], nodes[members.at(-1)]];
      const from = [...new Set(first.from.map((it) => group[it]))];
      if (members.length === 1) return { ...first, from };
      const list = members.map((it) => nodes[it].op).join(", ");
      return { ...last, op: `${members.length} ops to ${last.op}`, from, constants: [], list };
    });
  }

  function layers(nodes) {
    const depth = [];
    nodes.forEach((it, index) => {
      depth[index] = Math.max(-1, ...it.from.map((from) => depth[from])) + 1;
    });
    const rows = [];
    nodes.forEach((_, index) => (rows[depth[index]] ??= []).push(index));
    return rows;
  }

  function drawing(id, graph) {
    const fold = document.querySelector(`#${id} .fold`);
    let place;
    const draw = (at) => {
      place = at;
      const nodes = fold.checked ? folded(graph.nodes) : graph.nodes;
      const rows = layers(nodes);
      const { svg, width, add } = canvas(place, rows.length * RISE + 34, `${nodes.length} ops`);
      const centre = [];
      rows.forEach((row, level) => {
        // Below the middle of what they read.
        const middle = (index) => {
          const from = nodes[index].from.filter((it) => centre[it]);
          return from.length ? from.reduce((sum, it) => sum + centre[it][0], 0) / from.length : 0;
        };
        row.sort((a, b) => middle(a) - middle(b) || a - b);
        const each = Math.min(230, (width - GAP) / row.length);
        const start = (width - each * row.length) / 2;
        row.forEach((index, column) => {
          centre[index] = [start + each * (column + 0.5), 10 + level * RISE, each - GAP];
        });
      });
      nodes.forEach((it, index) => it.from.forEach((from) => {
        const [x1, y1] = centre[from], [x2, y2] = centre[index];
        const bend = (y2 - y1 - HIGH) / 2;
        add("path", { class: "edge", d: `M${x1},${y1 + HIGH}C${x1},${y1 + HIGH + bend} ${x2},${y2 - bend} ${x2},${y2}` });
      }));
      // Marks come in the order of execution, so that the arrow keys follow it.
      nodes.forEach((it, index) => node(add, it, centre[index]));
      if (graph.left_out > 0) {
        add("text", { class: "faint", x: 8, y: rows.length * RISE + 22 }, `${graph.left_out} further ops are not drawn`);
      }
      return svg;
    };

    function node(add, it, [x, y, w]) {
      const constants = it.constants.length ? `\nconstants: ${it.constants.join("; ")}` : "";
      const list = it.list ? `\n${it.list}` : "";
      add("rect", {
        class: `mark node${it.op === "input" ? " data" : ""}`, x: x - w / 2, y, width: Math.max(2, w), height: HIGH, rx: 5,
        "data-tip": `${it.op} ${it.name}: ${it.type}${constants}${list}`,
      });
      const letters = Math.floor((w - 8) / 6.4);
      const short = (text) => (text.length > letters ? `${text.slice(0, Math.max(0, letters - 1))}…` : text);
      if (letters < 4) return;
      const kind = it.op === "input" ? "on data" : "on plain";
      add("text", { class: kind, x, y: y + 14, "text-anchor": "middle" }, short(it.op));
      add("text", { class: kind, x, y: y + 28, "text-anchor": "middle" }, short(it.type));
    }

    drawn(id, draw);
    fold.addEventListener("change", () => draw(place));
  }

  drawing("graph-before", data.graphs.before);
  drawing("graph-after", data.graphs.after);
})();
