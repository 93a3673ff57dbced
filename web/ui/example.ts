// The shape in which each part of the kit shows itself; the kit page, the behaviour tests and the accessibility test read it.

import type { ReactNode } from "react";

export type Example = {
  readonly name: string;
  /** A component of its own, so that an example may keep state. */
  readonly Show: () => ReactNode;
  /** Takes the full width of the kit page instead of one column of two. */
  readonly isWide?: boolean;
};

export type ExampleSet = {
  readonly title: string;
  readonly examples: readonly Example[];
};
