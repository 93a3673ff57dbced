// Raises the draft of a new guarantee that is to replace one at another bank.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { createDraft } from "../../drafts/commands/create-draft.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { type BgSwitchInput, changeBankSwitch, requireSwitchOffered } from "../change-bank-switch.ts";

export type CreateDraftBgSwitchInput = {
  organisationId: string;
  bgSwitch: BgSwitchInput;
  /** The applicant and the beneficiary, as for every draft. */
  draft?: Readonly<Record<string, unknown>> | null | undefined;
};

export async function createDraftBgSwitch(
  tx: Transaction,
  input: CreateDraftBgSwitchInput,
): Promise<CommandResult> {
  requireOrganisation(tx, input.organisationId, "CAN_ADD_DOCUMENTS");
  await requireSwitchOffered(tx);
  const { draftId } = await createDraft(tx, {
    organisationId: input.organisationId,
    processType: "BANK_GUARANTEE",
    draft: input.draft ?? {},
  });
  const draft = await accessDraftToChange(tx, { id: String(draftId), version: undefined }, "CAN_EDIT");
  await changeBankSwitch(tx, draft, input.bgSwitch);
  return { draftId: draft.id };
}
