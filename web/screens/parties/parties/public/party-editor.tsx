// One party changed field by field: each row is opened by its pencil, saved alone, and left as it was by its cancel.

import { PARTY_FIELDS, type PartyField } from "@bondline/domain/parties/parties/party-fields.ts";
import { useEffect, useRef, useState } from "react";
import type { PartyRecordFragment } from "../../../../api/generated/graphql.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { EditIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { PartyFieldForm, type SaveParty } from "./party-field-form.tsx";
import { missingFields, type PartyRow, partyFieldText, partyRows } from "./party-rows.ts";

export type { PartyChange } from "./party-field-form.tsx";

const WORDS = {
  edit: (label: string, title: string) => `Edit ${label} of ${title}`,
  remove: (title: string) => `Remove ${title}`,
} as const;

type PartyEditorProps = {
  readonly party: PartyRecordFragment;
  readonly title: string;
  readonly required: readonly PartyField[];
  /** Grows each time what is missing is asked for: every empty row that is required opens and says so. */
  readonly checks: number;
  readonly onSave: SaveParty;
  /** Undefined: it stays. */
  readonly onRemove: (() => void) | undefined;
};

/** How a row was opened. */
type Opened = "pressed" | "checked";

export function PartyEditor({ party, title, required, checks, onSave, onRemove }: PartyEditorProps) {
  const [opened, setOpened] = useState<Partial<Record<PartyField, Opened>>>({});
  const checked = useRef(0);
  useEffect(
    function openWhatIsMissing() {
      if (checks === checked.current) return;
      checked.current = checks;
      const missing = missingFields(party, required);
      setOpened((open) => ({ ...open, ...Object.fromEntries(missing.map((field) => [field, "checked"])) }));
    },
    [checks, party, required],
  );
  const close = (field: PartyField) => setOpened(({ [field]: _, ...others }) => others);

  return (
    <section aria-label={title}>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 className="text-label text-ink-3">{title}</h3>
        {onRemove !== undefined && (
          <IconButton icon={RemoveIcon} label={WORDS.remove(title)} onClick={onRemove} />
        )}
      </div>
      <dl className="mt-1 grid gap-1">
        {partyRows(party).map((row) => {
          const [field] = row;
          const way = opened[field];
          return way === undefined ? (
            <ReadRow
              key={field}
              party={party}
              row={row}
              title={title}
              onEdit={() => setOpened((open) => ({ ...open, [field]: "pressed" }))}
            />
          ) : (
            <div key={field}>
              <dt className="sr-only">{PARTY_FIELDS[field].label}</dt>
              <dd>
                <PartyFieldForm
                  party={party}
                  row={row}
                  required={required}
                  isChecked={way === "checked"}
                  onSave={onSave}
                  onClose={() => close(field)}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type ReadRowProps = {
  readonly party: PartyRecordFragment;
  readonly row: PartyRow;
  readonly title: string;
  readonly onEdit: () => void;
};

function ReadRow({ party, row: [field], title, onEdit }: ReadRowProps) {
  const { label } = PARTY_FIELDS[field];
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-2">
      <dt className="text-label text-ink-3">{label}</dt>
      <dd className="figures text-label break-words">{partyFieldText(party, field)}</dd>
      <dd>
        <IconButton icon={EditIcon} label={WORDS.edit(label, title)} onClick={onEdit} />
      </dd>
    </div>
  );
}
