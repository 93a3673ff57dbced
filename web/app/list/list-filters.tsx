// What narrows a list, as chips over it: each is changed by a press and removed by its cross, and a menu adds what else may be asked.

import { readFilterText } from "@bondline/domain/values/lists/filter-text.ts";
import type { FilterField, FilterTable } from "@bondline/domain/values/lists/list-filter.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CloseIcon, FilterIcon } from "../../ui/icons.ts";
import { Menu } from "../../ui/menu.tsx";
import { type FilterChoices, filterSaid } from "./filter-said.ts";
import { FILTER_WORDS as WORDS } from "./list-words.ts";
import type { ListPlace } from "./use-list-place.ts";

const FilterDialog = lazy(async () => ({ default: (await import("./filter-dialog.tsx")).FilterDialog }));

type FiltersProps = {
  readonly place: ListPlace<string, string>;
  /** What the list at this place may be narrowed by. */
  readonly table: FilterTable;
  /** Empty until they have come. */
  readonly choices: FilterChoices;
  /** Before what nobody has asked for is asked of the server. */
  readonly onChoicesNeeded: () => void;
};

export function ListFilters({ place, table, choices, onChoicesNeeded }: FiltersProps) {
  const [editing, setEditing] = useState<string>();
  const fields = Object.entries(table);
  const set = fields.flatMap(([name, field]) => {
    const value = readFilterText(field, place.filters[name] ?? "");
    return value === undefined ? [] : [{ name, said: filterSaid(field, value, choices) }];
  });
  const unset = fields.filter(([name]) => !set.some((each) => each.name === name));
  const edit = (name: string) => {
    onChoicesNeeded();
    setEditing(name);
  };
  const field = editing === undefined ? undefined : table[editing];

  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2" aria-label={WORDS.list}>
      {set.map(({ name, said }) => (
        <FilterChip
          key={name}
          said={said}
          onEdit={() => edit(name)}
          onRemove={() => place.narrow({ [name]: "" })}
        />
      ))}
      {unset.length > 0 && <AddFilter fields={unset} onAdd={edit} />}
      {set.length > 1 && (
        <Button
          variant="text"
          size="small"
          onClick={() => place.narrow(Object.fromEntries(set.map(({ name }) => [name, ""])))}
        >
          {WORDS.clearAll}
        </Button>
      )}
      {editing !== undefined && field !== undefined && (
        <Suspense>
          <FilterDialog
            field={field}
            text={place.filters[editing] ?? ""}
            choices={choices}
            onApply={(text) => {
              setEditing(undefined);
              place.narrow({ [editing]: text });
            }}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function AddFilter(props: {
  readonly fields: readonly (readonly [string, FilterField])[];
  readonly onAdd: (name: string) => void;
}) {
  return (
    <Menu
      label={WORDS.add}
      align="start"
      items={props.fields.map(([name, { label }]) => ({ label, onSelect: () => props.onAdd(name) }))}
      trigger={(trigger) => (
        <Button {...trigger} size="small" icon={FilterIcon}>
          {WORDS.add}
        </Button>
      )}
    />
  );
}

function FilterChip(props: {
  readonly said: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) {
  return (
    <span className="inline-flex min-h-11 max-w-full items-stretch rounded-control bg-accent-soft text-label text-ink sm:min-h-8">
      <button
        type="button"
        onClick={props.onEdit}
        aria-label={WORDS.change(props.said)}
        className="figures min-w-0 truncate rounded-l-control pr-1 pl-3 font-medium hover:underline"
      >
        {props.said}
      </button>
      <button
        type="button"
        onClick={props.onRemove}
        aria-label={WORDS.remove(props.said)}
        className="inline-flex w-11 items-center justify-center rounded-r-control text-ink-2 hover:text-ink sm:w-8"
      >
        <CloseIcon className="size-3.5!" />
      </button>
    </span>
  );
}
