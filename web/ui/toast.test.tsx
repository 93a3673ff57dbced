// Shows: UI-13, E-33, E-34.

import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";
import { ToastRegion } from "./toast-region.tsx";
import { dismissAllToasts, showToast } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});
afterEach(() => {
  act(() => dismissAllToasts());
  vi.useRealTimers();
});

const show = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("a message is read politely and goes after four seconds", async () => {
  show({ title: "File uploaded", detail: "deed.pdf" });
  expect(within(screen.getByRole("status")).getByText("File uploaded")).toBeDefined();
  await pass(3999);
  expect(screen.getByText("File uploaded")).toBeDefined();
  await pass(1);
  expect(screen.queryByText("File uploaded")).toBeNull();
});

test("a failure is read at once and can be dismissed", () => {
  show({ tone: "danger", title: "Draft could not be found." });
  expect(within(screen.getByRole("alert")).getByText("Draft could not be found.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss: Draft could not be found." }));
  expect(screen.queryByText("Draft could not be found.")).toBeNull();
});

test("an import error stays five seconds, and a result until it is dismissed", async () => {
  show({ tone: "danger", title: "Error processing document, upload was unsuccessful", durationMs: 5000 });
  show({ title: "12 records imported successfully", durationMs: null });
  await pass(4999);
  expect(screen.getByText(/upload was unsuccessful/)).toBeDefined();
  await pass(1);
  expect(screen.queryByText(/upload was unsuccessful/)).toBeNull();
  await pass(600_000);
  expect(screen.getByText("12 records imported successfully")).toBeDefined();
});

test("a message held by the pointer waits until it is let go", async () => {
  show({ title: "File uploaded" });
  const card = screen.getByText("File uploaded").closest("div.animate-rise")!;
  fireEvent.mouseEnter(card);
  await pass(20_000);
  expect(screen.getByText("File uploaded")).toBeDefined();
  fireEvent.mouseLeave(card);
  await pass(4000);
  expect(screen.queryByText("File uploaded")).toBeNull();
});

test("the same message twice is shown once", () => {
  show({ tone: "danger", title: "Draft could not be found." });
  show({ tone: "danger", title: "Draft could not be found." });
  expect(screen.getAllByText("Draft could not be found.")).toHaveLength(1);
});

test("the action of a message acts and takes the message away", () => {
  const onSelect = vi.fn();
  show({ title: "12 records imported successfully", durationMs: null, action: { label: "View", onSelect } });
  fireEvent.click(screen.getByRole("button", { name: "View" }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByText("12 records imported successfully")).toBeNull();
});

test.each([
  ["DR20871LCPL", "Successfully copied to clipboard", ["DR20871LCPL"]],
  ["  ", "The content is empty", []],
])("copying %j says %j", async (text, message, written) => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (words: string) => void copied.push(words) } });
  render(<CopyButton text={text} label="Copy deposit reference" />);
  fireEvent.click(screen.getByRole("button", { name: "Copy deposit reference" }));
  await pass(0);
  expect(screen.getByText(message)).toBeDefined();
  expect(copied).toEqual(written);
  vi.unstubAllGlobals();
});
