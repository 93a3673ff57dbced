// The columns of an export: those that are chosen first, in their order, then the others.

import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MoveDownIcon, MoveUpIcon } from "../../../ui/icons.ts";
import { EXPORT_WORDS as WORDS } from "./export-words.ts";

type Column = { readonly key: string; readonly label: string; readonly isUsual: boolean };

type ColumnsFieldProps = {
  readonly columns: readonly Column[];
  /** Their keys, in the order in which they stand in the file. */
  readonly chosen: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
};

export function ColumnsField({ columns, chosen, onChange }: ColumnsFieldProps) {
  const labelId = useId();
  const listed = inOrder(columns, chosen);
  const keysOf = (some: readonly Column[]) => some.map(({ key }) => key);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside buttons.
    <div role="group" aria-labelledby={labelId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={labelId} className="text-label font-medium">
          {WORDS.columns}
          <span role="status" className="figures pl-2 font-normal text-ink-2">
            {WORDS.chosen(chosen.length, columns.length)}
          </span>
        </p>
        <div className="flex gap-3">
          <Button size="small" variant="text" onClick={() => onChange(keysOf(listed))}>
            {WORDS.all}
          </Button>
          <Button size="small" variant="text" onClick={() => onChange([])}>
            {WORDS.none}
          </Button>
          <Button
            size="small"
            variant="text"
            onClick={() => onChange(keysOf(columns.filter(({ isUsual }) => isUsual)))}
          >
            {WORDS.usual}
          </Button>
        </div>
      </div>
      <ul className="mt-1.5 max-h-72 overflow-y-auto rounded-card border border-line px-3 py-1">
        {listed.map(({ key, label }) => (
          <li key={key} className="flex min-h-9 items-center justify-between gap-2">
            <CheckboxField
              label={label}
              checked={chosen.includes(key)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
              }
            />
            {chosen.includes(key) && (
              <Movers label={label} at={chosen.indexOf(key)} chosen={chosen} onChange={onChange} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type MoversProps = Pick<ColumnsFieldProps, "chosen" | "onChange"> & {
  readonly label: string;
  readonly at: number;
};

function Movers({ label, at, chosen, onChange }: MoversProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        icon={MoveUpIcon}
        label={WORDS.earlier(label)}
        disabled={at === 0}
        onClick={() => onChange(swapped(chosen, at - 1))}
      />
      <IconButton
        icon={MoveDownIcon}
        label={WORDS.later(label)}
        disabled={at === chosen.length - 1}
        onClick={() => onChange(swapped(chosen, at))}
      />
    </span>
  );
}

function inOrder(columns: readonly Column[], chosen: readonly string[]): readonly Column[] {
  const first = chosen.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  return [...first, ...columns.filter(({ key }) => !chosen.includes(key))];
}

/** The one at that place and the one behind it have changed places. */
function swapped(keys: readonly string[], at: number): readonly string[] {
  return keys.map((key, place) => {
    if (place === at) return keys[at + 1] ?? key;
    return place === at + 1 ? (keys[at] ?? key) : key;
  });
}
