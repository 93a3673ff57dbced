// A row of a party while it is changed: its fields, checked by their own rules, with a button that saves and one that leaves it as it was.

import { PARTY_FIELDS, PARTY_RULES, type PartyField } from "@bondline/domain/parties/parties/party-fields.ts";
import { flatTextsOf, type NestedOf, nestTexts } from "@bondline/domain/values/fields/field-paths.ts";
import { required as requiredRule } from "@bondline/domain/values/fields/field-rule.ts";
import { ENTITY_TYPES_OFFERED } from "@bondline/domain/values/reference-data/entity-types.ts";
import { type KeyboardEvent, useEffect } from "react";
import { FormProvider } from "react-hook-form";
import type { PartyRecordFragment } from "../../../../api/generated/graphql.ts";
import type { CommandAnswer } from "../../../../api/use-command.ts";
import { messagesOf } from "../../../../app/field-messages.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { BusinessNumberInput } from "../../business-register/public/business-number-input.tsx";
import type { PartyRow } from "./party-rows.ts";

const WORDS = { save: "Save", cancel: "Cancel", notSaved: "Not saved" } as const;

/** Texts by the fields' paths; null where a field is emptied. */
export type PartyChange = Partial<Record<PartyField, string | null>>;
type PartyValues = NestedOf<typeof PARTY_FIELDS, string>;
export type SaveParty = (change: PartyChange) => Promise<CommandAnswer<unknown>>;

type Props = {
  readonly party: PartyRecordFragment;
  readonly row: PartyRow;
  readonly required: readonly PartyField[];
  /** What is missing is said at once. */
  readonly isChecked: boolean;
  readonly onSave: SaveParty;
  readonly onClose: () => void;
};

export function PartyFieldForm({ party, row, required, isChecked, onSave, onClose }: Props) {
  const record = useRecordForm({
    start: textsOf(party, row),
    resolver: validatedBy((values: PartyValues) =>
      messagesOf(rulesOf(row, required), flatTextsOf(PARTY_FIELDS, values)),
    ),
    pathOf: (path) => path.replace(/^parties\.\d+\./, ""),
    save: (values) => onSave(changeOf(values, row)),
    onSaved: onClose,
  });
  const { form, bind, trouble, isSaving } = record;
  useEffect(
    function begin() {
      bind.ref.current?.querySelector<HTMLElement>("input, select, textarea, [role=combobox]")?.focus();
      if (isChecked) void form.trigger();
    },
    [bind.ref, form, isChecked],
  );
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };

  return (
    <FormProvider {...form}>
      <form {...bind} onKeyDown={leave} className="my-1 grid gap-3 rounded-control bg-sunken p-3">
        {row.map((path) => (
          <RowField key={path} path={path} isOptional={!required.includes(path)} />
        ))}
        {trouble !== undefined && (
          <Notice tone="danger" title={WORDS.notSaved}>
            {trouble.message}
          </Notice>
        )}
        <div className="flex gap-2">
          <Button type="submit" size="small" variant="primary" isLoading={isSaving}>
            {WORDS.save}
          </Button>
          <Button size="small" onClick={onClose}>
            {WORDS.cancel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

const ENTITY_OPTIONS = ENTITY_TYPES_OFFERED.map(({ code, label }) => ({ value: code, label }));

function RowField({ path, isOptional }: { readonly path: PartyField; readonly isOptional: boolean }) {
  const bound = { name: path, isOptional };
  if (path === "abn")
    return <BusinessNumberInput {...bound} field={PARTY_FIELDS.abn} into={{ name: "name" }} />;
  return (
    <BoundField
      {...bound}
      field={PARTY_FIELDS[path]}
      {...(path === "partyEntityType" && { options: ENTITY_OPTIONS })}
    />
  );
}

/** What is required may not be emptied here, though a draft may lack it. */
function rulesOf(row: PartyRow, required: readonly PartyField[]) {
  const rules = row.map((path) => [
    path,
    required.includes(path) ? requiredRule(PARTY_FIELDS[path].rule) : PARTY_RULES[path],
  ]);
  return Object.fromEntries(rules);
}

function textsOf(party: PartyRecordFragment, row: PartyRow): PartyValues {
  const texts = flatTextsOf(PARTY_FIELDS, party);
  return nestTexts(
    PARTY_FIELDS,
    Object.fromEntries(row.map((path) => [path, PARTY_FIELDS[path].typed(texts[path] ?? "")])),
  );
}

function changeOf(values: object, row: PartyRow): PartyChange {
  const texts = flatTextsOf(PARTY_FIELDS, values);
  return Object.fromEntries(row.map((path) => [path, texts[path]?.trim() || null]));
}
