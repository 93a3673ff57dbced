// A column of a table that leaves the portal as a file, and in which text each kind of cell is kept on the way there.

export type CellKind =
  | "text"
  /** A plain decimal, "1250000.50". */
  | "money"
  | "number"
  /** "2026-11-20". */
  | "day"
  /** By the clocks of one zone, which the column's label says: "2026-11-20 16:05:33". */
  | "moment";

export type SheetColumn = {
  readonly key: string;
  readonly label: string;
  readonly kind: CellKind;
  /** Chosen where nobody has chosen otherwise. */
  readonly isUsual?: boolean;
};

/** A text for each column; an empty one is an empty cell. */
export type SheetRow = readonly string[];
