// Shows: ID-21, EXT-11, UI-02, UI-29.

import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddressField } from "./address-field.tsx";
import type { Suggestion } from "./combobox.tsx";

const FOUND: readonly Suggestion[] = [
  { id: "1", label: "88 Franklin St, Melbourne VIC 3000" },
  { id: "2", label: "88 Franklin Rd, Orange NSW 2800" },
];

function Project({ search }: { readonly search: (words: string) => Promise<readonly Suggestion[]> }) {
  const [value, setValue] = useState("");
  return <AddressField label="Project address" search={search} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Project address" });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the register is asked 250 ms after the last key, not at each", async () => {
  const search = vi.fn(async () => FOUND);
  render(<Project search={search} />);
  type("88 Fr");
  await pass(249);
  type("88 Fra");
  await pass(249);
  expect(search).not.toHaveBeenCalled();
  await pass(1);
  expect(search.mock.calls).toEqual([["88 Fra"]]);
});

test("a suggestion is taken by arrow keys and Enter, without submitting the form", async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Project search={async () => FOUND} />
    </form>,
  );
  type("88 Fra");
  await pass(250);
  expect(screen.getAllByRole("option")).toHaveLength(2);
  expect(screen.getByRole("listbox").parentElement?.className).toContain("max-h-[225px]");
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(field().value).toBe("88 Franklin Rd, Orange NSW 2800");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("an answer to older words never replaces the answer to newer ones", async () => {
  const answers = new Map<string, (found: readonly Suggestion[]) => void>();
  render(<Project search={(words) => new Promise((resolve) => answers.set(words, resolve))} />);
  type("88 Fra");
  await pass(250);
  type("88 Frank");
  await pass(250);
  await act(async () => answers.get("88 Frank")?.([FOUND[1]!]));
  await act(async () => answers.get("88 Fra")?.(FOUND));
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([FOUND[1]!.label]);
});

test("when the service does not answer, the address is entered by hand and nothing is lost", async () => {
  render(<Project search={() => Promise.reject(new Error("not answering"))} />);
  type("12 Malop St, Geelong VIC 3220");
  await pass(250);
  expect(field().value).toBe("12 Malop St, Geelong VIC 3220");
  expect(screen.getByText("Suggestions are not available. Enter the address yourself.")).toBeDefined();
});
