// Raises the draft of a surety bond with its contract questionnaire and the bond that is asked for.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { createDraft } from "../../drafts/commands/create-draft.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { changeSuretyBond, requireSuretyOffered, type SuretyBondInput } from "../change-surety-bond.ts";

export type CreateSuretyBondDraftInput = {
  organisationId: string;
  suretyBond: SuretyBondInput;
  /** The applicant and the beneficiary, as for every draft. */
  draft?: Readonly<Record<string, unknown>> | null | undefined;
};

export async function createSuretyBondDraft(work: Work, input: CreateSuretyBondDraftInput): Promise<Answer> {
  requireOrganisation(work, input.organisationId, "CAN_ADD_DOCUMENTS");
  await requireSuretyOffered(work);
  const { draftId } = await createDraft(work, {
    organisationId: input.organisationId,
    processType: "SURETY_BOND",
    draft: input.draft ?? {},
  });
  const draft = await accessDraftToChange(work, { id: String(draftId), version: undefined }, "CAN_EDIT");
  await changeSuretyBond(work, draft, input.suretyBond);
  return { draftId: draft.id };
}
