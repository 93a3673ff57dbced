// The fields by which a report is narrowed; what is typed counts a moment after the last key.

import { DOCUMENT_STATUSES } from "@bondline/domain/documents/documents/document.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { PROCESS_TYPE_TEXT, PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { CloseIcon } from "../../../ui/icons.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import {
  NO_NARROWING,
  type ReportNarrowing,
  WITHIN_FACTS,
  type WithinFact,
  withinKey,
} from "./report-filter.ts";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

const STATUS_OPTIONS = [
  { value: "OUTSTANDING", label: WORDS.outstanding },
  { value: "IN_FORCE", label: WORDS.inForce },
  ...DOCUMENT_STATUSES.map((value) => ({ value, label: DOCUMENT_STATUS_TEXT[value] })),
];
const KIND_OPTIONS = PROCESS_TYPES.map((value) => ({ value, label: PROCESS_TYPE_TEXT[value] }));

type NarrowingProps = {
  readonly narrowing: ReportNarrowing;
  /** Undefined until they have been read: the field keeps its place. */
  readonly keys: readonly string[] | undefined;
  /** A facility is narrowed to by its id, and said by its name. */
  readonly facilityName: string | undefined;
  readonly onChange: (narrowing: ReportNarrowing) => void;
};

export function NarrowReport({ narrowing, keys, facilityName, onChange }: NarrowingProps) {
  const change = (part: Partial<ReportNarrowing>) => onChange({ ...narrowing, ...part });
  const bound = (name: "search" | "status" | "kind") => ({
    label: WORDS[name],
    value: narrowing[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const isPhone = useIsPhone();
  const isNarrowed = Object.values(narrowing).some((text) => text !== "");
  const [startsNarrowed] = useState(isNarrowed);
  const fields = (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <TextField {...bound("search")} />
      <SelectField {...bound("status")} placeholder={WORDS.any} options={STATUS_OPTIONS} />
      <SelectField {...bound("kind")} placeholder={WORDS.any} options={KIND_OPTIONS} />
      <DateField
        label={WORDS.expiresFrom}
        value={narrowing.expiresFrom}
        onChange={(expiresFrom) => change({ expiresFrom })}
      />
      <DateField
        label={WORDS.expiresTo}
        value={narrowing.expiresTo}
        onChange={(expiresTo) => change({ expiresTo })}
      />
      <DateField
        label={WORDS.returnDueBy}
        value={narrowing.returnDueBy}
        onChange={(returnDueBy) => change({ returnDueBy })}
      />
      <SelectField
        label={WORDS.fact}
        placeholder={keys?.length === 0 ? WORDS.noFacts : WORDS.any}
        disabled={keys === undefined || keys.length === 0}
        options={(keys ?? []).map((key) => ({ value: key, label: key }))}
        value={narrowing.key}
        onChange={(event) => change({ key: event.target.value, value: "" })}
      />
      {narrowing.key !== "" && (
        <TextField
          label={WORDS.factValue(narrowing.key)}
          value={narrowing.value}
          onChange={(event) => change({ value: event.target.value })}
        />
      )}
    </div>
  );
  return (
    <div data-print="hide">
      <Card
        heading={WORDS.filters}
        action={
          isNarrowed && (
            <Button variant="text" size="small" onClick={() => onChange(NO_NARROWING)}>
              {WORDS.clear}
            </Button>
          )
        }
        hasBody
      >
        {/* Seven fields fill a phone before the first figure. */}
        <Within narrowing={narrowing} facilityName={facilityName} onTake={change} />
        {isPhone ? (
          <Disclosure label={WORDS.filterFields} isOpenAtFirst={startsNarrowed}>
            {fields}
          </Disclosure>
        ) : (
          fields
        )}
      </Card>
    </div>
  );
}

type WithinProps = Pick<NarrowingProps, "narrowing" | "facilityName"> & {
  readonly onTake: (part: Partial<ReportNarrowing>) => void;
};

/** What bars were followed, each to be taken away again. */
function Within({ narrowing, facilityName, onTake }: WithinProps) {
  const chosen = WITHIN_FACTS.flatMap((fact) => {
    const key = withinKey(narrowing[fact]);
    return key === undefined ? [] : [{ fact, text: withinWords(fact, key, facilityName) }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={WORDS.withinList} className="mb-4 flex flex-wrap gap-2">
      {chosen.map(({ fact, text }) => (
        <li key={fact} className="min-w-0">
          <Button
            size="small"
            icon={CloseIcon}
            aria-label={WORDS.takeAway(text)}
            onClick={() => onTake({ [fact]: "" })}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function withinWords(fact: WithinFact, key: string | null, facilityName: string | undefined): string {
  if (key === null) return WORDS.none[fact];
  return WORDS.within[fact](fact === "facility" ? (facilityName ?? WORDS.dash) : key);
}
