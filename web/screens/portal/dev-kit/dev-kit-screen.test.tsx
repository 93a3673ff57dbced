// The kit page is a page of the development server alone: what it needs is found by names that nothing else asks for.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DevKitScreen } from "./dev-kit-screen.tsx";

test("the kit page shows every part that brings examples", () => {
  const parts = Object.keys(import.meta.glob("../../../ui/*.examples.tsx"));
  render(<DevKitScreen />);
  expect(screen.getAllByRole("region").map((part) => part.getAttribute("aria-label"))).toEqual(
    expect.arrayContaining(["Data table", "Dialogs", "Text fields"]),
  );
  expect(document.querySelectorAll("main > section")).toHaveLength(parts.length);
});

test("the kit page asks for a script that is there", () => {
  const page = readFileSync(path.join(import.meta.dirname, "index.html"), "utf8");
  const script = /src="(\/screens\/[^"]+)"/.exec(page)?.[1] ?? "";
  expect(script).not.toBe("");
  expect(existsSync(path.join(import.meta.dirname, "../../..", script))).toBe(true);
});
