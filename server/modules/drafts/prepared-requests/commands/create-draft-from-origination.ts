// Makes the draft of a prepared request, once: asked again, the answer is the same draft.

import type { DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import { asDraftId } from "@bondline/domain/ids.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOffer } from "../../../money/fee-summaries/fee-summary-access.ts";
import { accessOrganisation } from "../../../people/organisations/organisation-access.ts";
import type { Organisation } from "../../../people/organisations/public.ts";
import { createDraft } from "../../drafts/commands/create-draft.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { isOfferedFor } from "../../drafts/public.ts";
import { changeSuretyBond } from "../../surety-bonds/public.ts";
import { accessPreparedRequestToUse, requireCapability } from "../prepared-request-access.ts";
import { type PreparedRequestRow, saveUse } from "../prepared-request-store.ts";

export type CreateDraftFromOriginationInput = { originationId: string; organisationId: string };

export async function createDraftFromOrigination(
  tx: Transaction,
  input: CreateDraftFromOriginationInput,
): Promise<CommandResult> {
  const preparedRequest = await accessPreparedRequestToUse(tx, input.originationId);
  const { draftId, organisationId, processType } = preparedRequest;
  if (draftId !== null) return { draftId, organisationId };
  const organisation = await accessOrganisation(tx, input.organisationId, "CAN_ADD_DOCUMENTS");
  requireCapability(preparedRequest, tx, {
    capability: "CAN_CREATE_DRAFT",
    event: "createDraftFromOrigination",
  });

  const created = await createDraft(tx, {
    organisationId: organisation.id,
    processType,
    draft: {
      ...(await preparedFields(tx, preparedRequest)),
      parties: [applicantOf(tx, organisation), ...beneficiaryOf(preparedRequest)],
    },
    origin: { originationId: preparedRequest.id, preparedBy: preparedRequest.preparedBy },
  });
  const draft = { id: asDraftId(String(created.draftId)), organisationId: organisation.id };
  if (processType === "SURETY_BOND") await fillSuretyBond(tx, draft.id, preparedRequest);
  await saveUse(tx, preparedRequest, draft);
  return { draftId: draft.id, organisationId: draft.organisationId };
}

/** A product that is not offered any more is left for the applicant to choose anew. */
async function preparedFields(tx: Transaction, preparedRequest: PreparedRequestRow): Promise<DraftInput> {
  const { feeSummaryId } = preparedRequest;
  const fee = feeSummaryId === null ? undefined : await accessOffer(tx, feeSummaryId);
  return {
    amount: decimalFromCents(preparedRequest.amountCents),
    purpose: preparedRequest.purpose,
    specifiedOtherPurpose: preparedRequest.specifiedOtherPurpose,
    projectAddress: preparedRequest.projectAddress,
    contractTitle: preparedRequest.contractTitle,
    contractNumber: preparedRequest.contractNumber,
    agreementContent: preparedRequest.agreementContent,
    feeSummaryId: fee !== undefined && isOfferedFor(fee, preparedRequest) ? fee.id : null,
  };
}

function applicantOf(
  { actor }: Transaction,
  { name, abn, address, state, postcode, entityType }: Organisation,
) {
  const { givenName, familyName, email } = requirePerson(actor);
  return {
    partyVariant: "ISSUER",
    name,
    abn,
    address,
    state,
    postcode,
    partyEntityType: entityType,
    primaryContact: { givenName, familyName, email },
  };
}

function beneficiaryOf({ beneficiaryName: name, beneficiaryAbn: abn }: PreparedRequestRow) {
  return name === null && abn === null ? [] : [{ partyVariant: "BENEFICIARY", name, abn }];
}

/** A surety bond's amount, purpose and contract are asked in its own form, from which the draft's follow. */
async function fillSuretyBond(
  tx: Transaction,
  id: string,
  preparedRequest: PreparedRequestRow,
): Promise<void> {
  const draft = await accessDraftToChange(tx, { id, version: undefined }, "CAN_EDIT");
  const { purpose, specifiedOtherPurpose } = preparedRequest;
  await changeSuretyBond(tx, draft, {
    requestedSuretyDocuments: [
      { amount: decimalFromCents(preparedRequest.amountCents), purpose, specifiedOtherPurpose },
    ],
    contractQuestionnaire: {
      contractNumber: preparedRequest.contractNumber,
      contractLocation: preparedRequest.projectAddress,
      contractDescription: preparedRequest.agreementContent,
    },
  });
}
