// Chips and the links between them, as wide and dark as the links are busy.
drawn("collectives", (place) => {
  const { dims, busy } = data.links;
  const shareOf = (name) => busy.find((it) => it.name === name);
  const [across, down] = [dims[0], dims[1]].map((it) => Math.min(it?.chips ?? 1, it === dims[0] ? 8 : 5));
  const drawing = canvas(place, 90 + 70 * down, "Network of chips with the use of its links");
  const { width, add } = drawing;
  const left = 60, pitch = Math.min(110, (width - 2 * left) / Math.max(1, across - 1)), rise = 70, size = 22;
  const at = (column, row) => [left + column * pitch, 60 + row * rise];

  function link(name, [x1, y1], [x2, y2], more) {
    const it = shareOf(name) ?? { seconds: 0, share: 0 };
    add("line", {
      class: "link", x1, y1, x2, y2, "stroke-width": 2 + 5 * Math.min(1, it.share),
      "stroke-opacity": 0.25 + 0.75 * Math.min(1, it.share),
      "data-tip": `${name}${more}: busy for ${seconds(it.seconds)}, ${(100 * it.share).toFixed(1)} % of the step`,
    });
  }

  // Both directions of a dimension between neighbours; from the last to the first of a ring.
  function along(dim, steps, from, to) {
    for (let index = 0; index < steps; index += 1) {
      const [x1, y1] = from(index), [x2, y2] = to(index);
      const aside = x1 === x2 ? [5, 0] : [0, 5];
      link(`${dim.name}+`, [x1 - aside[0], y1 - aside[1]], [x2 - aside[0], y2 - aside[1]], "");
      link(`${dim.name}-`, [x1 + aside[0], y1 + aside[1]], [x2 + aside[0], y2 + aside[1]], "");
    }
  }

  if (dims[0]) for (let row = 0; row < down; row += 1) {
    along(dims[0], across - 1, (it) => at(it, row), (it) => at(it + 1, row));
    if (dims[0].ring && across > 1) {
      along(dims[0], 1, () => [at(across - 1, row)[0], at(0, row)[1]], () => [at(across - 1, row)[0] + 40, at(0, row)[1]]);
      along(dims[0], 1, () => [at(0, row)[0] - 40, at(0, row)[1]], () => at(0, row));
    }
  }
  if (dims[1]) for (let column = 0; column < across; column += 1) {
    along(dims[1], down - 1, (it) => at(column, it), (it) => at(column, it + 1));
    if (dims[1].ring && down > 1) {
      along(dims[1], 1, () => at(column, down - 1), () => [at(column, 0)[0], at(0, down - 1)[1] + 34]);
      along(dims[1], 1, () => [at(column, 0)[0], at(0, 0)[1] - 34], () => at(column, 0));
    }
  }
  // Further dimensions, and the cores of a chip, as stubs of the first chip.
  const drawnNames = dims.slice(0, 2).flatMap((it) => [`${it.name}+`, `${it.name}-`]);
  busy.filter((it) => !drawnNames.includes(it.name)).forEach(({ name }, index) => {
    const [x, y] = at(0, 0);
    link(name, [x, y], [x + 26, y + 22 + 10 * index], " of each chip");
  });
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = at(column, row);
      add("rect", { class: "chip", x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 4 });
    }
  }
  const sizes = dims.map((it) => `${it.name} ${it.chips}${it.ring ? " (ring)" : it.switch ? " (switch)" : ""}`);
  const part = dims.some((it, index) => it.chips > [across, down][index]) ? "; a part is drawn" : "";
  label(drawing, `chips: ${sizes.join(" × ")}${part}`, [[10, 16]], "faint");
});
