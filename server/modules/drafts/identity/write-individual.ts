// What is sent of an individual, brought together with what is known, validated, and written.

import {
  findIndividualFaults,
  INDIVIDUALS_MAX,
  isAskedOfIndividual,
} from "@bondline/domain/drafts/identity/individual.ts";
import {
  INDIVIDUAL_FIELDS,
  INDIVIDUAL_RULES,
  type IndividualValues,
} from "@bondline/domain/drafts/identity/individual-fields.ts";
import { asIndividualId, type IndividualId } from "@bondline/domain/ids.ts";
import { type FieldMessages, refuseFields } from "@bondline/domain/refusals.ts";
import { flattenInput } from "@bondline/domain/values/fields/field-paths.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { GrantedDraft } from "../drafts/draft-access.ts";
import { draftDay } from "../drafts/public.ts";
import { type IndividualRow, individualColumns, textsOfIndividual } from "./individual-record.ts";
import { insertIndividual, saveIndividual } from "./individual-store.ts";

type OpenDraft = GrantedDraft<"CAN_MANAGE_INDIVIDUALS">;
/** A field that is left out stays as it is, one that is null is empty. */
export type IndividualInput = Readonly<Record<string, unknown>>;

export type Individual = { values: IndividualValues; before: IndividualRow | undefined };
type Read = { individual: Individual; faults: FieldMessages };

export function readIndividual(
  tx: Transaction,
  draft: OpenDraft,
  {
    given,
    before,
    pathPrefix = "",
  }: { given: IndividualInput; before: IndividualRow | undefined; pathPrefix?: string },
): Read {
  const known = before === undefined ? {} : textsOfIndividual(tx.app, before);
  const all: Record<string, string> = { ...known, ...flattenInput(INDIVIDUAL_FIELDS, given) };
  const texts = Object.fromEntries(
    Object.entries(all).map(([path, text]) => [path, isAskedOfIndividual(path, all) ? text : ""]),
  );
  const today = draftDay(tx, draft);
  const result = checkFields(INDIVIDUAL_RULES, texts, {
    pathPrefix,
    across: (values) => findIndividualFaults(values, today),
  });
  const values = result.ok ? result.values : ({} as IndividualValues);
  return { individual: { values, before }, faults: result.ok ? {} : result.fields };
}

/** With the draft locked. */
export async function writeIndividual(
  tx: Transaction,
  draft: OpenDraft,
  { values, before }: Individual,
): Promise<IndividualId> {
  const id = before?.id ?? asIndividualId(tx.newId());
  const columns = individualColumns(tx.app, id, values, before);
  if (before === undefined) await insertIndividual(tx, draft, id, columns);
  else await saveIndividual(tx, id, columns);
  return id;
}

export function requireRoom(count: number): void {
  if (count > INDIVIDUALS_MAX)
    refuseFields({ individuals: `A draft can name at most ${INDIVIDUALS_MAX} individuals.` });
}
