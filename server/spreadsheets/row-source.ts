// Where the rows of a file come from: a table that somebody may have now, read as a stream by their rights.

import type { SheetColumn, SheetRow } from "@bondline/domain/sheet-column.ts";

/** Some rows at a time, with a cell for each column. */
export type RowBatches = AsyncIterable<readonly SheetRow[]>;

export type RowSource = {
  /** As the file is called: whose rows they are, and what they are. */
  name: readonly [whose: string, what: string];
  columns: readonly SheetColumn[];
  /** What of its rows depends on who asks: a file that was made by other rights is not theirs. */
  rights: string;
  /** Counting stops where lists say no more. */
  count(): Promise<number>;
  rows(chosen: readonly SheetColumn[]): RowBatches;
};
