// Raises a draft for an organisation, with whatever has been filled in so far.

import type { ProcessType } from "@bondline/domain/drafts/draft.ts";
import type { DraftInput } from "@bondline/domain/drafts/draft-input.ts";
import { asDraftId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import { accessOrganisation } from "../../organisations/organisation-access.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { insertDraft } from "../draft-store.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { changeDraft } from "./update-draft.ts";

export type CreateDraftInput = { organisationId: string; processType: ProcessType; draft: DraftInput };

/** The kinds whose journey the portal offers so far. */
const OFFERED: readonly ProcessType[] = ["BANK_GUARANTEE"];

export async function createDraft(work: Work, input: CreateDraftInput): Promise<Answer> {
  const organisation = await accessOrganisation(work, input.organisationId, "CAN_ADD_DOCUMENTS");
  if (!OFFERED.includes(input.processType))
    refuseFields({ processType: "This kind of security is not offered yet." });

  const draftId = asDraftId(work.newId());
  await insertDraft(work, {
    id: draftId,
    organisationId: organisation.id,
    referenceNumber: newReferenceNumber("DR"),
    processType: input.processType,
    createdBy: requirePerson(work.actor).accountId,
  });
  const draft = await accessDraftToChange(work, { id: draftId, version: undefined }, "CAN_EDIT");
  await changeDraft(work, draft, input.draft);

  await work.announce("draft", { id: draftId, organisationId: organisation.id });
  return { draftId };
}
