// Shows: UI-04, UI-05.

import { render, screen } from "@testing-library/react";
import axe from "axe-core";
import { describe, expect, test } from "vitest";
import type { ExampleSet } from "./example.tsx";

const MODULES = import.meta.glob<{ EXAMPLES: ExampleSet }>("./*.examples.tsx", { eager: true });
const SETS = Object.values(MODULES).map((module) => module.EXAMPLES);

/** Colours and sizes need a browser that paints; landmarks belong to a whole page. */
const RULES_OFF = {
  "color-contrast": { enabled: false },
  "target-size": { enabled: false },
  region: { enabled: false },
};

describe.each(SETS)("$title", ({ examples }) => {
  test.each(Object.entries(examples))(
    "%s: shows, and breaks no rule of accessibility",
    async (_, example) => {
      const { container } = render(example);
      const { violations } = await axe.run(container, { rules: RULES_OFF });
      expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([]);
    },
  );
});

test("a status is said in words, not by colour alone", () => {
  render(SETS.find(({ title }) => title.startsWith("Badges"))!.examples.Tones!);
  for (const words of ["Established", "Projected", "Awaiting return", "Declined", "Closed"]) {
    expect(screen.getByText(words)).toBeDefined();
  }
});
