// Flash as areas: each time the larger half is cut off along the longer side.
drawn("flash", (place) => {
  const height = 340;
  const { width, add } = canvas(place, height, "Flash by tensor");
  const palette = ["matrix", "vector", "memory", "collective", "waiting", "step-overhead"];
  const all = data.flash.map((it, index) => ({ ...it, kind: palette[index % palette.length] }));
  const whole = all.reduce((sum, it) => sum + it.bytes, 0);

  function box(it, x, y, w, h) {
    const share = ((100 * it.bytes) / whole).toFixed(1);
    add("rect", {
      class: `mark box ${it.kind}`, x, y, width: Math.max(0.5, w - 1), height: Math.max(0.5, h - 1),
      "data-tip": `${it.name}: ${it.bytes} bytes, ${share} % of flash`,
    });
    const letters = Math.floor((w - 8) / 6.2);
    if (letters < 4 || h < 18) return;
    const short = it.name.length > letters ? `${it.name.slice(0, letters - 1)}…` : it.name;
    add("text", { class: `on ${it.kind}`, x: x + 4, y: y + 13 }, short);
    if (h >= 34 && letters >= bytes(it.bytes).length) add("text", { class: `on ${it.kind}`, x: x + 4, y: y + 27 }, bytes(it.bytes));
  }

  function fill(parts, x, y, w, h) {
    if (parts.length === 0) return;
    if (parts.length === 1) return box(parts[0], x, y, w, h);
    const sum = parts.reduce((sum, it) => sum + it.bytes, 0);
    let cut = 1, first = parts[0].bytes;
    while (cut < parts.length - 1 && first + parts[cut].bytes <= sum / 2) {
      first += parts[cut].bytes;
      cut += 1;
    }
    const share = first / sum;
    if (w >= h) {
      fill(parts.slice(0, cut), x, y, w * share, h);
      fill(parts.slice(cut), x + w * share, y, w * (1 - share), h);
    } else {
      fill(parts.slice(0, cut), x, y, w, h * share);
      fill(parts.slice(cut), x, y + h * share, w, h * (1 - share));
    }
  }

  fill(all, 0, 0, width, height);
});
