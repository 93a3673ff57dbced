// The name of a field and its value as people read them, by the field's path.

import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { partyTitles } from "@bondline/domain/parties/parties/party.ts";
import type { Field, Fields } from "@bondline/domain/values/fields/field.ts";
import type { RowIds } from "../../../../app/form/flat-record.ts";
import { CONFLICT_WORDS } from "../draft-words.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { partyKeyOf } from "./flat-draft.ts";

/** "Amount", "Beneficiary 1: Name". */
export function fieldLabel(path: string, values: DraftFormValues, ids: RowIds): string {
  const label = fieldAt(path)?.label ?? path;
  const key = partyKeyOf(path);
  const place = values.parties.findIndex((party) => (ids[party.key] ?? party.key) === key);
  const title = partyTitles(values.parties, "BANK_GUARANTEE")[place];
  return title === undefined ? label : `${title}: ${label}`;
}

export function fieldText(path: string, text: string | null): string {
  if (text === null || text === "") return CONFLICT_WORDS.empty;
  return fieldAt(path)?.show(text) ?? text;
}

/** How a kept text stands in the form: numbers spaced as people write them, so that they can be compared with paper. */
export function typedText(path: string, kept: string): string {
  return fieldAt(path)?.typed(kept) ?? kept;
}

/** The field at a path of the form or of a flat draft; a party's stands behind its key or its place. */
export function fieldAt(path: string): Field<unknown> | undefined {
  const ofParty = /^parties\.[^.]+\.(.+)$/.exec(path)?.[1];
  return ofParty === undefined ? fieldOf(DRAFT_FIELDS, path) : fieldOf(DRAFT_PARTY_FIELDS, ofParty);
}

function fieldOf(fields: Fields, path: string): Field<unknown> | undefined {
  return fields[path];
}
