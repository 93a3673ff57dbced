// The filled table of the kit's examples, for the frames.

import { EXAMPLES } from "../../../ui/data-table.examples.tsx";

export function DevDocumentTable() {
  const [filled] = EXAMPLES.examples;
  return filled === undefined ? null : <filled.Show />;
}
