// Registers a person with the service that verifies, by the details of the identity form; the service is asked by a job.

import { IDENTITY_FORM_RULES } from "@bondline/domain/drafts/identity/identity-form.ts";
import { INDIVIDUAL_FIELDS } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { flattenInput } from "@bondline/domain/values/fields/field-paths.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { enqueueOpening, requireToVerify } from "../ask-for-check.ts";
import { accessIndividualToChange } from "../individual-access.ts";
import { textsOfIndividual } from "../individual-record.ts";
import { type IndividualInput, readIndividual, writeIndividual } from "../write-individual.ts";

export type StartIdentityCheckInput = { id: string; version: number; individual: IndividualInput };

const FORM = "individual.";

export async function startIdentityCheck(
  tx: Transaction,
  { individual: given, ...read }: StartIdentityCheckInput,
): Promise<CommandResult> {
  const { draft, individual: before } = await accessIndividualToChange(tx, read, "CAN_IDENTIFY_INDIVIDUALS");
  requireToVerify(tx, before);
  const texts = { ...textsOfIndividual(tx.app, before), ...flattenInput(INDIVIDUAL_FIELDS, given) };
  requireFields(IDENTITY_FORM_RULES, texts, { pathPrefix: FORM });
  const { individual, faults } = readIndividual(tx, draft, { given, before, pathPrefix: FORM });
  if (Object.keys(faults).length > 0) refuseFields(faults);

  await writeIndividual(tx, draft, individual);
  await enqueueOpening(tx, before);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id, individualId: before.id };
}
