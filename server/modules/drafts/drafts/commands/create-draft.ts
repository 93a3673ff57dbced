// Raises a draft for an organisation, with whatever has been filled in so far.

import type { DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import { asDraftId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { newReferenceNumber } from "../../../../database/reference-number.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { isFeatureOn } from "../../../office/gateway-features/gateway-feature-access.ts";
import { accessOrganisation } from "../../../people/organisations/organisation-access.ts";
import { changeDraft } from "../change-draft.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { type DraftColumns, insertDraft } from "../draft-store.ts";

export type CreateDraftInput = {
  organisationId: string;
  processType: ProcessType;
  draft: DraftInput;
  /** What it is made of, where somebody else has prepared it; no call of the contract carries it. */
  origin?: DraftColumns;
};

export async function createDraft(tx: Transaction, input: CreateDraftInput): Promise<CommandResult> {
  const organisation = await accessOrganisation(tx, input.organisationId, "CAN_ADD_DOCUMENTS");
  // The server refuses whenever the part is not on.
  if (input.processType === "SURETY_BOND" && !(await isFeatureOn(tx, "suretyBonds")))
    refuseFields({ processType: "Surety bonds are not offered." });

  const draftId = asDraftId(tx.newId());
  await insertDraft(tx, {
    id: draftId,
    organisationId: organisation.id,
    referenceNumber: newReferenceNumber("DR"),
    processType: input.processType,
    createdBy: requirePerson(tx.actor).accountId,
    ...input.origin,
  });
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_EDIT");
  await changeDraft(tx, draft, input.draft);

  await tx.announce("draft", { id: draftId, organisationId: organisation.id });
  return { draftId };
}
