// Shows: UI-16.

import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { DateField } from "./date-field.tsx";
import { isoFromTyped } from "./typed-date.ts";

function Expiry({ start = "", min }: { readonly start?: string; readonly min?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Expiry date" value={value} onChange={setValue} today="2026-11-20" min={min} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Expiry date" });
const value = () => screen.getByRole("status").textContent;

test("a day typed as dd/mm/yyyy is kept as an ISO day", async () => {
  render(<Expiry />);
  await userEvent.type(field(), "1/3/2027");
  expect(value()).toBe("2027-03-01");
  await userEvent.tab();
  expect(field().value).toBe("01/03/2027");
});

test("what is no day stays as typed, for the form's rule to refuse", async () => {
  render(<Expiry />);
  await userEvent.type(field(), "31/02/2027");
  expect(value()).toBe("31/02/2027");
});

test("the calendar opens at the value, moves by arrow keys over the end of a month, and gives the focus back", async () => {
  render(<Expiry start="2027-02-27" />);
  const opener = screen.getByRole("button", { name: "Choose expiry date from a calendar" });
  await userEvent.click(opener);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Saturday 27 February 2027");
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Saturday 6 March 2027");
  await userEvent.keyboard("{Enter}");
  expect(value()).toBe("2027-03-06");
  expect(document.activeElement).toBe(opener);
});

test("the calendar pages by months, and by years with Shift, keeping the day where there is one", async () => {
  render(<Expiry start="2028-02-29" />);
  await userEvent.click(screen.getByRole("button", { name: /calendar/ }));
  await userEvent.keyboard("{Shift>}{PageDown}{/Shift}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Wednesday 28 February 2029");
});

test("days before the first allowed one can't be picked", async () => {
  render(<Expiry min="2026-11-21" />);
  await userEvent.click(screen.getByRole("button", { name: /calendar/ }));
  const calendar = within(screen.getByRole("dialog", { name: "Expiry date" }));
  expect(calendar.getByRole<HTMLButtonElement>("button", { name: "Friday 20 November 2026" }).disabled).toBe(
    true,
  );
  expect(
    calendar.getByRole<HTMLButtonElement>("button", { name: "Saturday 21 November 2026" }).disabled,
  ).toBe(false);
});

test("Escape closes the calendar and changes nothing", async () => {
  render(<Expiry start="2027-02-27" />);
  await userEvent.click(screen.getByRole("button", { name: /calendar/ }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(value()).toBe("2027-02-27");
});

test.each([
  ["01032027", "2027-03-01"],
  ["1.3.2027", "2027-03-01"],
  ["1-3-2027", "2027-03-01"],
  ["29/02/2027", "29/02/2027"],
  ["1/3/27", "1/3/27"],
])("%j is read as %j", (typed, day) => {
  expect(isoFromTyped(typed)).toBe(day);
});
