// Registers a person with the service that verifies, by the details of the identity form; the service is asked by a job.

import { canBeChecked, isVerified } from "@bondline/domain/drafts/identity/identification-status.ts";
import { IDENTITY_FORM_RULES } from "@bondline/domain/drafts/identity/identity-form.ts";
import { INDIVIDUAL_FIELDS } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { flattenInput } from "@bondline/domain/values/fields/field-paths.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { askForToken } from "../identity-check-store.ts";
import type { IndividualPayload } from "../identity-jobs.ts";
import { accessIndividualToChange } from "../individual-access.ts";
import { type IndividualRow, textsOfIndividual } from "../individual-record.ts";
import { type IndividualInput, readIndividual, writeIndividual } from "../write-individual.ts";

export type StartIdentityCheckInput = { id: string; version: number; individual: IndividualInput };

const VERIFIED_MESSAGE = "This person is already verified.";
const LOCKED_MESSAGE = "This verification is locked. The bank looks at it.";
const NO_SERVICE_MESSAGE = "No identity service is set up. The bank verifies this person itself.";
const FORM = "individual.";

export async function startIdentityCheck(
  tx: Transaction,
  { individual: given, ...read }: StartIdentityCheckInput,
): Promise<Answer> {
  const { draft, individual: before } = await accessIndividualToChange(tx, read, "CAN_IDENTIFY_INDIVIDUALS");
  requireToVerify(tx, before);
  const texts = { ...textsOfIndividual(tx.app, before), ...flattenInput(INDIVIDUAL_FIELDS, given) };
  requireFields(IDENTITY_FORM_RULES, texts, { pathPrefix: FORM });
  const { individual, faults } = readIndividual(tx, draft, { given, before, pathPrefix: FORM });
  if (Object.keys(faults).length > 0) refuseFields(faults);

  await writeIndividual(tx, draft, individual);
  await openAtService(tx, before);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id, individualId: before.id };
}

export function requireToVerify({ app }: Transaction, { verificationStatus }: IndividualRow): void {
  if (!canBeChecked(verificationStatus))
    refuseFields({ id: isVerified(verificationStatus) ? VERIFIED_MESSAGE : LOCKED_MESSAGE });
  if (app.ports.identityVerification === undefined) refuseFields({ id: NO_SERVICE_MESSAGE });
}

export async function openAtService(tx: Transaction, individual: IndividualRow): Promise<void> {
  const payload: IndividualPayload = { individualId: individual.id };
  await askForToken(tx, individual);
  await tx.enqueue("open-identity-check", payload, { key: `open identity check ${individual.id}` });
}
