// What a page says of the rows before and after it, also where the server has stopped counting.

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Pagination } from "./pagination.tsx";

test("of several lists on a page each has pages of its own", () => {
  render(<Pagination from={1} to={2} total={2} of="Facilities" />);
  expect(screen.getByRole("navigation", { name: "Pages of Facilities" })).toBeTruthy();
});

test.each([
  [{ from: 1, to: 25, total: 312 }, "1–25 of 312"],
  [{ from: 0, to: 0, total: 0 }, "0 of 0"],
  [{ from: 1, to: 25, total: 1_000, isTotalCapped: true }, "1–25 of 1,000+"],
  [{ from: 1_001, to: 1_025, total: 1_000, isTotalCapped: true }, "1,001–1,025 of 1,025+"],
])("%o reads %s", (rows, words) => {
  render(<Pagination {...rows} />);
  expect(screen.getByRole("navigation", { name: "Pages" }).textContent).toBe(words);
});
