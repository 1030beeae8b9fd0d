// A bar for each entry, the longest over the whole width.
drawn("bars", (place) => {
  const { bars } = data;
  const rise = 22;
  const { width, add } = canvas(place, Math.max(1, bars.length) * rise + 8, "Entries as bars");
  const left = Math.min(320, width * 0.45), right = 90;
  const most = Math.max(...bars.map((it) => it.value), Number.MIN_VALUE);
  bars.forEach(({ name, value, shown }, index) => {
    const top = 4 + index * rise, length = Math.max(1.5, (value / most) * (width - left - right));
    const letters = Math.floor((left - 10) / 6.4);
    const short = name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
    add("text", { x: left - 6, y: top + 15, "text-anchor": "end" }, short);
    add("rect", { class: "mark matrix", x: left, y: top + 2, width: length, height: rise - 6, "data-tip": `${name}: ${shown}` });
    add("text", { class: "faint", x: left + length + 6, y: top + 15 }, shown);
  });
});
