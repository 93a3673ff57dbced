// Raises the draft of a new guarantee that is to replace one at another bank.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { createDraft } from "../../drafts/commands/create-draft.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { type BgSwitchInput, changeBgSwitch, requireSwitchOffered } from "../change-bg-switch.ts";

export type CreateDraftBgSwitchInput = {
  organisationId: string;
  bgSwitch: BgSwitchInput;
  /** The applicant and the beneficiary, as for every draft. */
  draft?: Readonly<Record<string, unknown>> | null | undefined;
};

export async function createDraftBgSwitch(work: Work, input: CreateDraftBgSwitchInput): Promise<Answer> {
  requireOrganisation(work, input.organisationId, "CAN_ADD_DOCUMENTS");
  await requireSwitchOffered(work);
  const { draftId } = await createDraft(work, {
    organisationId: input.organisationId,
    processType: "BANK_GUARANTEE",
    draft: input.draft ?? {},
  });
  const draft = await accessDraftToChange(work, { id: String(draftId), version: undefined }, "CAN_EDIT");
  await changeBgSwitch(work, draft, input.bgSwitch);
  return { draftId: draft.id };
}
