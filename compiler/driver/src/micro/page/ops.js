// A bar for each kernel call.
(() => {
  const MEASURES = [
    ["cycles", "cycles"], ["instructions", "instructions"], ["macs", "multiply-accumulates"],
    ["input_bytes", "bytes read in RAM"], ["constant_bytes", "bytes read in flash"], ["output_bytes", "bytes written"],
  ];
  const { ops } = data;
  const known = MEASURES.filter(([key]) => ops.some((it) => typeof it[key] === "number"));
  const choice = document.querySelector("#ops .measure");
  for (const [key, name] of known) choice.append(new Option(name, key));
  let place;
  const draw = (at) => {
    place = at;
    const rise = 20;
    const { width, add } = canvas(place, Math.max(1, ops.length) * rise + 8, "Ops by what they take");
    const left = Math.min(260, width * 0.42), right = 90;
    const of = (op) => op[choice.value] ?? 0;
    const most = Math.max(1, ...ops.map(of)), sum = Math.max(1, ops.reduce((sum, it) => sum + of(it), 0));
    ops.forEach((op, index) => {
      const top = 4 + index * rise, value = of(op);
      const name = `${op.index} ${op.op} ${op.name}`, letters = Math.floor((left - 10) / 6.4);
      const short = name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
      const share = `${((100 * value) / sum).toFixed(1)} %`;
      add("text", { x: left - 6, y: top + 14, "text-anchor": "end" }, short);
      add("rect", {
        class: "mark matrix", x: left, y: top + 2, height: rise - 5,
        width: Math.max(1.5, (value / most) * (width - left - right)),
        "data-tip": `${name}: ${value} ${choice.selectedOptions[0]?.text ?? ""}, ${share}; kernel ${op.kernel}`,
      });
      const end = left + (value / most) * (width - left - right);
      add("text", { class: "faint", x: end + 6, y: top + 14 }, share);
    });
  };
  drawn("ops", draw);
  choice.addEventListener("change", () => draw(place));
})();
