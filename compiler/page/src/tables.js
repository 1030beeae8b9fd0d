// Tables sort by the column whose title is pressed; the numbers are in `data-value`.
document.querySelectorAll("table").forEach((table) => {
  const titles = [...table.tHead.rows[0].cells];
  titles.forEach((title, column) => {
    title.firstElementChild.addEventListener("click", () => {
      const numbers = title.classList.contains("number");
      const before = title.getAttribute("aria-sort");
      const down = before ? before === "ascending" : numbers;
      titles.forEach((it) => it.removeAttribute("aria-sort"));
      title.setAttribute("aria-sort", down ? "descending" : "ascending");
      const key = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const order = (a, b) => (numbers ? key(a) - key(b) : key(a).localeCompare(key(b)));
      const rows = [...table.tBodies[0].rows].sort((a, b) => (down ? order(b, a) : order(a, b)));
      table.tBodies[0].append(...rows);
    });
  });
});
