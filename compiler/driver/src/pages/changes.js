// A bar for each number that differs: less to the left, more to the right.
drawn("changes", (place) => {
  const changes = data.changes.slice(0, 60);
  const rise = 20;
  const { width, add } = canvas(place, Math.max(1, changes.length) * rise + 10, "Changes of numbers");
  const left = Math.min(360, width * 0.5), right = 10, middle = left + (width - left - right) / 2;
  // Changes by more than half are as long as the drawing is wide.
  const length = (ratio) => Math.min(1, Math.abs(ratio) / 0.5) * (middle - left);
  add("line", { class: "axis", x1: middle, x2: middle, y1: 0, y2: changes.length * rise + 4 });
  changes.forEach(({ name, ratio, shown }, index) => {
    const top = 4 + index * rise, long = Math.max(1.5, length(ratio));
    const letters = Math.floor((left - 10) / 6.4);
    const short = name.length > letters ? `…${name.slice(1 - letters)}` : name;
    add("text", { x: left - 6, y: top + 14, "text-anchor": "end" }, short);
    add("rect", {
      class: `mark ${ratio < 0 ? "vector" : "memory"}`, x: ratio < 0 ? middle - long : middle, y: top + 2,
      width: long, height: rise - 5, "data-tip": `${name}: ${shown}`,
    });
  });
});
