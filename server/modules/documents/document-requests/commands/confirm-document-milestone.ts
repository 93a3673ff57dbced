// Confirms that the milestone of a stage is reached: the portal does what was agreed at once, or on its next turn where something stands against it.

import {
  type MILESTONE_FIELDS,
  MILESTONE_RULES,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { milestoneFaults } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { SentTexts } from "@bondline/domain/values/fields/field.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { nameOfActor } from "../answer.ts";
import { carryOutStage } from "../carry-out.ts";
import { accessRequestToConfirm } from "../document-request-access.ts";
import { saveAnswer } from "../document-request-store.ts";

export type ConfirmDocumentMilestoneInput = { id: string; version: number } & SentTexts<
  typeof MILESTONE_FIELDS
>;

export async function confirmDocumentMilestone(
  tx: Transaction,
  { reachedDate: given, ...named }: ConfirmDocumentMilestoneInput,
): Promise<CommandResult> {
  const { request, document } = await accessRequestToConfirm(tx, named);
  const { reachedDate } = requireFields(MILESTONE_RULES, { reachedDate: given });
  const faults = milestoneFaults(reachedDate, dayAt(tx.now, document.expiryZone));
  if (Object.keys(faults).length > 0) refuseFields(faults);
  await saveAnswer(tx, request, {
    scheduledDate: reachedDate,
    milestoneReachedDate: reachedDate,
    milestoneConfirmedByName: nameOfActor(tx),
    milestoneConfirmedAt: tx.now,
  });
  await touchDocument(tx, document);
  await carryOutStage(tx, { request, document });
  return { documentId: document.id, documentRequestId: request.id };
}
