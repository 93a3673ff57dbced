// Keys, as the page of keys and the search name them.

import type { ExampleSet } from "./example.tsx";
import { Key, modifierName } from "./key.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Keys",
  examples: {
    "A key alone, and two together": (
      <p className="flex gap-1">
        <Key>?</Key>
        <Key>{modifierName()}</Key>
        <Key>K</Key>
      </p>
    ),
  },
};
