// Says what one filter asks: the control follows from the kind of its field.

import {
  type FilterRange,
  type FilterValue,
  filterText,
  readFilterText,
} from "@bondline/domain/values/lists/filter-text.ts";
import {
  FILTER_TEXT_MAX,
  type FilterFact,
  type FilterField,
} from "@bondline/domain/values/lists/list-filter.ts";
import { findPlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { MoneyField } from "../../ui/money-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { FilterChoices } from "./filter-said.ts";
import { FILTER_WORDS as WORDS } from "./list-words.ts";

type DialogProps = {
  readonly field: FilterField;
  readonly text: string;
  readonly choices: FilterChoices;
  readonly onApply: (text: string) => void;
  readonly onClose: () => void;
};

export function FilterDialog({ field, text, choices, onApply, onClose }: DialogProps) {
  const id = useId();
  const [value, setValue] = useState<FilterValue>(() => readFilterText(field, text) ?? NOTHING[field.kind]);
  const [isRefused, setRefused] = useState(false);
  const faults = faultsOf(field, value);
  const apply = () => {
    if (Object.keys(faults).length > 0) setRefused(true);
    else onApply(textOf(field, value));
  };
  return (
    <Dialog
      title={field.label}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={id} variant="primary">
            {WORDS.apply}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="pb-1"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Control
          field={field}
          value={value}
          choices={choices}
          faults={isRefused ? faults : {}}
          onChange={setValue}
        />
      </form>
    </Dialog>
  );
}

/** Half a fact asks for nothing. */
function textOf(field: FilterField, value: FilterValue): string {
  const asked = readFilterText(field, filterText(field, value));
  return asked === undefined ? "" : filterText(field, asked);
}

const NO_RANGE: FilterRange = { from: "", to: "" };
const NOTHING: Readonly<Record<FilterField["kind"], FilterValue>> = {
  choices: [],
  text: "",
  amounts: NO_RANGE,
  days: NO_RANGE,
  facility: "",
  facts: [],
};

type Faults = { readonly from?: string; readonly to?: string };

/** Nothing at all is no fault: the filter then asks for nothing. */
function faultsOf({ kind }: FilterField, value: FilterValue): Faults {
  if (typeof value === "string" || !("from" in value)) return {};
  const { from, to } = value;
  if (kind === "days") {
    const isWrong = (end: string) => end !== "" && findPlainDate(end) === undefined;
    if (isWrong(from)) return { from: WORDS.wrongDay };
    if (isWrong(to)) return { to: WORDS.wrongDay };
  }
  if (from === "" || to === "") return {};
  const isTurned = kind === "days" ? to < from : Number(to) < Number(from);
  return isTurned ? { to: WORDS.wrongOrder } : {};
}

type ControlProps = {
  readonly field: FilterField;
  readonly value: FilterValue;
  readonly choices: FilterChoices;
  readonly faults: Faults;
  readonly onChange: (value: FilterValue) => void;
};

function Control(props: ControlProps): ReactNode {
  const { field, value, choices, faults, onChange } = props;
  switch (field.kind) {
    case "choices":
      return <Choices options={field.options} chosen={value as readonly string[]} onChange={onChange} />;
    case "amounts":
    case "days":
      return <Range kind={field.kind} range={value as FilterRange} faults={faults} onChange={onChange} />;
    case "facts":
      return <Fact keys={choices.keys} facts={value as readonly FilterFact[]} onChange={onChange} />;
    case "facility":
      return <Facility field={field} id={String(value)} choices={choices} onChange={onChange} />;
    case "text":
      return (
        <TextField
          label={field.isWhole ? field.label : WORDS.contains(field.label)}
          value={String(value)}
          maxLength={FILTER_TEXT_MAX}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

function Choices(props: {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}) {
  const { options, chosen, onChange } = props;
  return (
    <div className="grid gap-x-6 sm:grid-cols-2 sm:gap-y-2">
      {options.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((code) => code !== value))
          }
        />
      ))}
    </div>
  );
}

function Range(props: {
  readonly kind: "amounts" | "days";
  readonly range: FilterRange;
  readonly faults: Faults;
  readonly onChange: (range: FilterRange) => void;
}) {
  const { kind, range, faults, onChange } = props;
  const EndField = kind === "amounts" ? MoneyField : DateField;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(["from", "to"] as const).map((end) => (
        <EndField
          key={end}
          label={WORDS[end]}
          isOptional
          value={range[end]}
          error={faults[end]}
          onChange={(text: string) => onChange({ ...range, [end]: text })}
        />
      ))}
    </div>
  );
}

function Facility(props: {
  readonly field: FilterField;
  readonly id: string;
  readonly choices: FilterChoices;
  readonly onChange: (id: string) => void;
}) {
  const options = props.choices.facilities.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={props.field.label}
      placeholder={WORDS.choose}
      help={options.length === 0 ? WORDS.noFacility : undefined}
      value={props.id}
      options={options}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

function Fact(props: {
  readonly keys: readonly string[];
  readonly facts: readonly FilterFact[];
  readonly onChange: (facts: readonly FilterFact[]) => void;
}) {
  const { keys, onChange } = props;
  const [fact = { key: "", value: "" }, ...others] = props.facts;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={WORDS.key}
        placeholder={WORDS.choose}
        help={keys.length === 0 ? WORDS.noKeys : undefined}
        value={fact.key}
        options={keys.map((key) => ({ value: key, label: key }))}
        onChange={({ target }) => onChange([{ ...fact, key: target.value }, ...others])}
      />
      <TextField
        label={WORDS.value}
        value={fact.value}
        onChange={({ target }) => onChange([{ ...fact, value: target.value }, ...others])}
      />
    </div>
  );
}
