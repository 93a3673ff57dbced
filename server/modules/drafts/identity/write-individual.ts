// What is sent of an individual, brought together with what is known, validated, and written.

import { IDENTIFYING_PATHS } from "@bondline/domain/drafts/identity/identity-form.ts";
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
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { GrantedDraft } from "../drafts/draft-access.ts";
import { type Draft, draftDay } from "../drafts/public.ts";
import { forgetCheck } from "./identity-check-store.ts";
import { type IndividualRow, individualColumns, textsOfIndividual } from "./individual-record.ts";
import { insertIndividual, saveIndividual } from "./individual-store.ts";

type OpenDraft =
  | GrantedDraft<"CAN_MANAGE_INDIVIDUALS">
  | GrantedDraft<"CAN_IDENTIFY_INDIVIDUALS">
  | Granted<Draft, "AS_SYSTEM">;
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

/** With the draft locked. Whoever was verified as somebody else has to be verified again. */
export async function writeIndividual(
  tx: Transaction,
  draft: OpenDraft,
  { values, before }: Individual,
): Promise<IndividualId> {
  const id = before?.id ?? asIndividualId(tx.newId());
  const columns = individualColumns(tx.app, id, values, before);
  if (before === undefined) await insertIndividual(tx, draft, id, columns);
  else if (isSamePerson(tx, before, values)) await saveIndividual(tx, id, columns);
  else {
    await saveIndividual(tx, id, {
      ...columns,
      verificationStatus: null,
      verificationOverrideReason: null,
    });
    await forgetCheck(tx, id);
  }
  return id;
}

function isSamePerson({ app }: Transaction, before: IndividualRow, values: IndividualValues): boolean {
  const known = textsOfIndividual(app, before);
  const now: Readonly<Record<string, unknown>> = values;
  return IDENTIFYING_PATHS.every((path) => (known[path] ?? "") === String(now[path] ?? ""));
}

/** As the service that verified the person holds it: still the same person. With the draft locked. */
export async function writeVerifiedDetails(
  tx: Transaction,
  _draft: Granted<Draft, "AS_SYSTEM">,
  { values, before }: Individual & { before: IndividualRow },
): Promise<void> {
  await saveIndividual(tx, before.id, individualColumns(tx.app, before.id, values, before));
}

export function requireRoom(count: number): void {
  if (count > INDIVIDUALS_MAX)
    refuseFields({ individuals: `A draft can name at most ${INDIVIDUALS_MAX} individuals.` });
}
