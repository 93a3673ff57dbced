// Shows: RP-09.

import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BarChart } from "./bar-chart.tsx";
import type { ChartBar } from "./chart-bars.ts";
import { ChartCard } from "./chart-card.tsx";
import { ColumnChart } from "./column-chart.tsx";

const SERIES = [
  { name: "Established", look: 1 },
  { name: "Projected", look: "projected" },
] as const;
const bar = (id: string, parts: readonly number[]): ChartBar => ({
  id,
  name: id,
  amount: `$${parts[0]}`,
  parts,
  href: `#${id}`,
});
const BARS = [bar("one", [400, 100]), bar("two", [250, 0]), bar("three", [0, 0])];

test("one bar is in the order of the page, and the keys go to the others and no further", async () => {
  render(<ColumnChart label="Months" series={SERIES} bars={BARS} />);
  const links = within(screen.getByRole("list", { name: "Months" })).getAllByRole("link");
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(links[2]);
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(links[1]);
  await userEvent.keyboard("{End}{Home}");
  expect(document.activeElement).toBe(links[0]);
});

test("a bar is as long as its share of the largest, its parts after one another", () => {
  const { container } = render(<BarChart label="Banks" series={SERIES} bars={BARS} />);
  const drawn = [...container.querySelectorAll("g rect:not(.fill-free)")].map((rect) =>
    ["x", "width"].map((name) => Number(rect.getAttribute(name))),
  );
  expect(drawn).toEqual([
    [0, 576],
    [576, 144],
    [0, 360],
  ]);
});

test("words that do not fit beside one another stand on a line each", () => {
  const words = (note: string, apart: string): ChartBar => ({ ...bar("one", [400, 100]), note, apart });
  const { container } = render(
    <BarChart
      label="Facilities"
      series={SERIES}
      bars={[words("7 documents of those", "$1 projected"), words("7 documents".repeat(9), "$1 projected")]}
    />,
  );
  const heightsOf = (text: string) =>
    [...container.querySelectorAll("text")]
      .filter(({ textContent }) => textContent?.startsWith(text))
      .map((each) => Number(each.getAttribute("y")));
  const [first, second] = heightsOf("$1 projected");
  expect(second).toBe(Number(first) + 18);
  expect(heightsOf("7 documents")).toEqual([first]);
});

test("columns that a finger would miss are drawn beneath one another", () => {
  const many = Array.from({ length: 40 }, (_, at) => bar(`m${at}`, [1, 0]));
  const { container } = render(<ColumnChart label="Months" series={SERIES} bars={many} />);
  expect(container.querySelectorAll(".fill-free")).toHaveLength(40);
});

test("the bar of all others opens the table, and a picture that cannot be made is said", async () => {
  const others: ChartBar = { id: "others", name: "3 others", amount: "$9", parts: [9, 0] };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  Object.defineProperty(SVGElement.prototype, "viewBox", {
    configurable: true,
    value: { baseVal: { width: 1, height: 1 } },
  });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  render(
    <ChartCard heading="Banks" sentence="Harbour" series={SERIES} table={<p>All of them</p>}>
      {(openTable) => <BarChart label="Banks" series={SERIES} bars={[{ ...others, onOpen: openTable }]} />}
    </ChartCard>,
  );
  const details = screen.getByRole<HTMLDetailsElement>("group");
  expect(details.open).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: /^3 others/ }));
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Save “Banks” as a picture" }));
  await vi.waitFor(() => expect(HTMLCanvasElement.prototype.getContext).toHaveBeenCalled());
});
