// Raises the draft of a surety bond with its contract questionnaire and the bond that is asked for.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
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

export async function createSuretyBondDraft(
  tx: Transaction,
  input: CreateSuretyBondDraftInput,
): Promise<CommandResult> {
  requireOrganisation(tx, input.organisationId, "CAN_ADD_DOCUMENTS");
  await requireSuretyOffered(tx);
  const { draftId } = await createDraft(tx, {
    organisationId: input.organisationId,
    processType: "SURETY_BOND",
    draft: input.draft ?? {},
  });
  const draft = await accessDraftToChange(tx, { id: String(draftId), version: undefined }, "CAN_EDIT");
  await changeSuretyBond(tx, draft, input.suretyBond);
  return { draftId: draft.id };
}
