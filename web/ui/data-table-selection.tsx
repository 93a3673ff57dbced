// The boxes by which rows of a table are chosen: one for each row, and one in the head for all that are shown.

import { CheckIcon } from "./icons.ts";

export type TableSelection<Row> = {
  readonly isChosen: (row: Row) => boolean;
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void;
  /** What the box of a row is called, and that of all. */
  readonly nameOf: (row: Row) => string;
  readonly allName: string;
};

export function SelectRow<Row>({
  row,
  selection,
}: {
  readonly row: Row;
  readonly selection: TableSelection<Row>;
}) {
  return (
    <Box
      name={selection.nameOf(row)}
      isChosen={selection.isChosen(row)}
      onChange={(isChosen) => selection.choose([row], isChosen)}
    />
  );
}

export function SelectAll<Row>({
  rows = [],
  selection,
}: {
  readonly rows: readonly Row[] | undefined;
  readonly selection: TableSelection<Row>;
}) {
  return (
    <Box
      name={selection.allName}
      isChosen={rows.length > 0 && rows.every(selection.isChosen)}
      isDisabled={rows.length === 0}
      onChange={(isChosen) => selection.choose(rows, isChosen)}
    />
  );
}

type BoxProps = {
  readonly name: string;
  readonly isChosen: boolean;
  /** There is nothing to choose yet. */
  readonly isDisabled?: boolean;
  readonly onChange: (isChosen: boolean) => void;
};

/** It lies above the link that the whole row is, with room for a finger round it. */
function Box({ name, isChosen, isDisabled = false, onChange }: BoxProps) {
  return (
    <span className="relative z-10 block size-4.5">
      <input
        type="checkbox"
        aria-label={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        className="peer relative block size-4.5 appearance-none rounded-[5px] bg-surface shadow-[inset_0_0_0_1px_var(--ink-3)] before:absolute before:-inset-3 checked:bg-accent checked:shadow-none disabled:opacity-50"
      />
      <CheckIcon className="pointer-events-none absolute inset-0 m-auto size-3.5! stroke-3! text-on-accent opacity-0 peer-checked:opacity-100" />
    </span>
  );
}
