// What a new draft takes over from a document or another draft beside its facts: the facility, where it is still open, and the form of a surety bond.

import type { DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { changeSuretyBond } from "../../drafts/surety-bonds/public.ts";
import { isFacilityFor } from "../../facilities/facilities/facility-access.ts";

type OnFacility = { facilityId: string | null; organisationId: OrganisationId; kind: ProcessType };

export async function facilityToTakeOver(
  tx: Transaction,
  { facilityId, organisationId, kind }: OnFacility,
): Promise<string | null> {
  const use = { organisationId, documentVariant: kind, capability: "CAN_RAISE_DRAFTS" } as const;
  return facilityId !== null && (await isFacilityFor(tx, facilityId, use)) ? facilityId : null;
}

/** A surety bond's amount, purpose and contract are asked in its own form, from which the draft's follow. */
export async function fillSuretyBond(
  tx: Transaction,
  draft: Parameters<typeof changeSuretyBond>[1],
  { amount, purpose, specifiedOtherPurpose, contractNumber, projectAddress, agreementContent }: DraftInput,
): Promise<void> {
  await changeSuretyBond(tx, draft, {
    requestedSuretyDocuments: [{ amount, purpose, specifiedOtherPurpose }],
    contractQuestionnaire: {
      contractNumber,
      contractLocation: projectAddress,
      contractDescription: agreementContent,
    },
  });
}
