// Which row each slice is on, what a span of time holds, and which slices a search finds.
const { tracks: UNITS, slices: SLICES, labels: LABELS, kinds: KINDS, end_ns: END } = data.timeline;
const LOOPS = KINDS.indexOf("control");
const GROUPS = 40;
// What others hold already: loops around ops, and phases of collectives on links.
const isPart = (slice) => slice[4] !== LOOPS && !UNITS[slice[0]].phase;

// As they are: core and links.
function byUnit() {
  return {
    tracks: UNITS.map((it) => ({ name: it.name, rows: it.rows })),
    places: SLICES.map(([track, row], index) => ({ track, row, index })),
  };
}

// A track for each pass and scope.
function byScope() {
  const groups = new Map();
  SLICES.forEach((slice, index) => {
    if (!isPart(slice)) return;
    const [, , scope, pass] = LABELS[slice[5]];
    const name = scope ? `${pass}: ${scope}` : pass;
    if (!groups.has(name)) groups.set(name, { name, time: 0, members: [] });
    const group = groups.get(name);
    group.time += slice[3];
    group.members.push(index);
  });
  const sorted = [...groups.values()].sort((a, b) => b.time - a.time);
  const rest = sorted.splice(GROUPS);
  if (rest.length > 0) {
    sorted.push({ name: `${rest.length} other scopes`, members: rest.flatMap((it) => it.members) });
  }
  const places = [];
  const tracks = sorted.map(({ name, members }, track) => {
    const until = [];
    members.sort((a, b) => SLICES[a][2] - SLICES[b][2]);
    for (const index of members) {
      const [, , start, length] = SLICES[index];
      let row = until.findIndex((it) => it <= start);
      if (row < 0) row = until.length;
      until[row] = start + length;
      places.push({ track, row, index });
    }
    return { name, rows: until.length };
  });
  return { tracks, places };
}

// Slices of a row of a track in the order of time, rows from top to bottom.
function rowsOf({ places }) {
  const rows = new Map();
  for (const place of places) {
    const key = place.track * 1e4 + place.row;
    if (!rows.has(key)) rows.set(key, []);
    rows.get(key).push(place.index);
  }
  const sorted = [...rows.entries()].sort((a, b) => a[0] - b[0]).map(([, row]) => row);
  sorted.forEach((row) => row.sort((a, b) => SLICES[a][2] - SLICES[b][2]));
  return sorted;
}

// Times within a span by kind and by name, the longest first.
function within(from, to) {
  const kinds = new Map(), names = new Map();
  for (const [, , start, length, kind, label] of SLICES.filter(isPart)) {
    const time = Math.min(start + length, to) - Math.max(start, from);
    if (time <= 0 || kind === LOOPS) continue;
    for (const [sums, key] of [[kinds, KINDS[kind]], [names, LABELS[label][0]]]) {
      const sum = sums.get(key) ?? { name: key, time: 0, count: 0 };
      sum.time += time;
      sum.count += 1;
      sums.set(key, sum);
    }
  }
  return [kinds, names].map((sums) => [...sums.values()].sort((a, b) => b.time - a.time));
}

// Numbers of the labels that hold a text; null for all.
function searched(text) {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return null;
  const found = new Set();
  LABELS.forEach((label, index) => {
    if (label.some((it) => it.toLowerCase().includes(wanted))) found.add(index);
  });
  return found;
}

const said = (index) => {
  const [, , start, length, , label] = SLICES[index];
  const [name, about] = LABELS[label];
  return `${name}: ${seconds(length / 1e9)} from ${seconds(start / 1e9)}. ${about}`;
};
