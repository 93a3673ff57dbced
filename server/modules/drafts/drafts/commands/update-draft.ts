// Changes the fields of a draft that a client names, as far as its status leaves them open.

import { checkDraftInput, type DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import { asFeeSummaryId, type FacilityId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { requireFacilityFor } from "../../../facilities/facilities/facility-access.ts";
import { accessFeeSummary } from "../../../money/fee-summaries/fee-summary-access.ts";
import { DRAFT_PARTIES, replaceParties } from "../../../parties/parties/party-children.ts";
import { accessDraftToChange, type Granted } from "../draft-access.ts";
import { changedColumns, partiesChange, takesApprovalsBack } from "../draft-changes.ts";
import { draftColumnsOf, partyRowsOf } from "../draft-columns.ts";
import { isOfferedFor } from "../draft-pricing.ts";
import { clearApprovals, updateDraftColumns } from "../draft-store.ts";

export type UpdateDraftInput = { id: string; version: number; draft: DraftInput };

export async function updateDraft(work: Work, input: UpdateDraftInput): Promise<Answer> {
  const draft = await accessDraftToChange(work, input, "CAN_EDIT");
  await changeDraft(work, draft, input.draft);

  await work.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}

export async function changeDraft(work: Work, draft: Granted<"CAN_EDIT">, input: DraftInput): Promise<void> {
  const judged = checkDraftInput(input, draft.status, {
    expiryType: draft.expiryType,
    expiresAt: draft.expiresAt,
  });
  if (!judged.ok) refuseFields(judged.fields);
  const { values, parties } = judged.change;
  const columns = changedColumns(work, draft, draftColumnsOf(work, draft.id, judged.change));
  if (values.feeSummaryId) await requireOffer(work, { ...draft, ...columns }, values.feeSummaryId);
  if (columns.facilityId) await requireFacility(work, draft, columns.facilityId);
  const partyRows = parties === undefined ? undefined : partyRowsOf(work, draft, parties);
  const isPartiesChange = partyRows !== undefined && partiesChange(draft, partyRows);

  if (isPartiesChange) await replaceParties(work, DRAFT_PARTIES, draft, partyRows);
  if (takesApprovalsBack(columns, isPartiesChange)) await clearApprovals(work, draft.id);
  await updateDraftColumns(work, draft.id, columns);
}

async function requireFacility(
  work: Work,
  draft: Granted<"CAN_EDIT">,
  facilityId: FacilityId,
): Promise<void> {
  const { organisationId, processType } = draft;
  await requireFacilityFor(work, facilityId, {
    organisationId,
    documentVariant: processType,
    capability: "CAN_RAISE_DRAFTS",
  });
}

async function requireOffer(
  work: Work,
  draft: Parameters<typeof isOfferedFor>[1],
  feeSummaryId: string,
): Promise<void> {
  const fee = await accessFeeSummary(work, asFeeSummaryId(feeSummaryId));
  if (fee === undefined || !isOfferedFor(fee, draft))
    refuseFields({ feeSummaryId: "This product is not offered for this amount. Please choose another." });
}
