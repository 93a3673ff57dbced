// What a page reads in parts is shown at once, and nothing moves when a part turns out to be empty.

import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShownTogether, useShownTogether } from "./shown-together.tsx";

function Part({ name, isThere }: { readonly name: string; readonly isThere: boolean }) {
  useShownTogether(isThere);
  return isThere ? <h2>{name}</h2> : null;
}

function Parts({ offers, list }: { readonly offers: boolean; readonly list: boolean }) {
  return (
    <ShownTogether fallback={<p>Loading</p>}>
      <Part name="Offers" isThere={offers} />
      <Part name="List" isThere={list} />
    </ShownTogether>
  );
}

test("nothing is seen before all of it can be, and what is read again later stays in view", async () => {
  const { rerender } = render(<Parts offers={false} list={true} />);
  expect(screen.getByText("Loading")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "List" })).toBeNull();

  rerender(<Parts offers={true} list={true} />);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Offers" })).toBeTruthy());
  expect(screen.getByRole("heading", { name: "List" })).toBeTruthy();
  expect(screen.queryByText("Loading")).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));

  rerender(<Parts offers={false} list={true} />);
  expect(screen.getByRole("heading", { name: "List" })).toBeTruthy();
});

test("where nothing is late everything is seen at once", () => {
  render(<Parts offers={true} list={true} />);
  expect(screen.getByRole("heading", { name: "List" })).toBeTruthy();
});
