// The shape in which each part of the kit shows itself; the kit page, the behaviour tests and the accessibility test read it.

import { type ReactElement, type ReactNode, useState } from "react";

export type ExampleSet = {
  readonly title: string;
  /** By what each of them shows. */
  readonly examples: Readonly<Record<string, ReactElement>>;
  /** Those that take the full width of the kit page instead of one column of two. */
  readonly wide?: readonly string[];
};

type HeldProps<Value> = {
  readonly start: Value;
  readonly children: (value: Value, onChange: (next: Value) => void) => ReactNode;
};

/** Keeps the value of a part that is told it by its page. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
