// The first faulty field takes the focus, also where its step is still opening.
// Shows: UI-23.

import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusFirstError } from "./focus-error.ts";
import { TextField } from "./text-field.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a field whose step is still opening is waited for, up to eight times at 250 ms", () => {
  const { rerender } = render(<p>Opening</p>);
  focusFirstError();
  vi.advanceTimersByTime(7 * 250);
  rerender(<TextField label="Amount" error="This field is required." />);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(250);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Amount" }));
});

test("after eight tries the search ends", () => {
  const { rerender } = render(<p>Never opening</p>);
  focusFirstError();
  vi.advanceTimersByTime(8 * 250);
  rerender(<TextField label="Amount" error="This field is required." />);
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement).toBe(document.body);
});

test("whoever goes on typing meanwhile keeps the focus", () => {
  const { rerender } = render(<TextField label="Reference" />);
  focusFirstError();
  screen.getByRole("textbox", { name: "Reference" }).focus();
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Reference" }), { key: "L" });
  rerender(
    <>
      <TextField label="Reference" />
      <TextField label="Amount" error="This field is required." />
    </>,
  );
  vi.advanceTimersByTime(8 * 250);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Reference" }));
});
