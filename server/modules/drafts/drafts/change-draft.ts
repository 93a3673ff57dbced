// Changes the fields of a draft that a client names, for whoever was granted its editing.

import type { ApprovalTopic } from "@bondline/domain/drafts/drafts/draft-approvals.ts";
import { checkDraftInput, type DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import { asFeeSummaryId, type FacilityId, type FeeSummaryId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireFacilityFor } from "../../facilities/facilities/facility-access.ts";
import { accessFeeSummary, accessOffer } from "../../money/fee-summaries/fee-summary-access.ts";
import { DRAFT_PARTIES, replaceParties } from "../../parties/parties/public.ts";
import { amendedParties } from "./amended-parties.ts";
import type { GrantedDraft } from "./draft-access.ts";
import { sendApprovalsCleared } from "./draft-approval-mails.ts";
import { changedColumns, partiesChange, topicsChanged } from "./draft-changes.ts";
import { draftColumnsOf } from "./draft-columns.ts";
import { draftDay } from "./draft-day.ts";
import { partsOfDraft, takeApprovalsBack } from "./draft-parts.ts";
import { isOfferedFor } from "./draft-pricing.ts";
import { updateDraftColumns } from "./draft-store.ts";

/** `alsoChanged`: what the caller changes of the draft's other parts, and approvers were asked about. */
export async function changeDraft(
  tx: Transaction,
  draft: GrantedDraft<"CAN_EDIT">,
  input: DraftInput,
  alsoChanged: readonly ApprovalTopic[] = [],
) {
  const amended = Array.isArray(input.parties) ? amendedParties(draft.parties, input.parties) : undefined;
  const given = amended === undefined ? input : { ...input, parties: amended.input };
  const checked = checkDraftInput(given, draft.status, {
    present: {
      expiryType: draft.expiryType,
      expiresAt: draft.expiresAt,
      expectedReturnDate: draft.expectedReturnDate,
    },
    today: draftDay(tx, draft),
  });
  const validated = amended?.pathsAsSent(checked) ?? checked;
  if (!validated.ok) refuseFields(validated.fields);
  const { values, parties } = validated.change;
  const columns = changedColumns(tx, draft, draftColumnsOf(tx, draft.id, validated.change));
  if (values.feeSummaryId)
    await requireOffer(
      tx,
      { ...draft, ...columns },
      { before: draft.feeSummaryId, now: values.feeSummaryId },
    );
  if (columns.facilityId) await requireFacility(tx, draft, columns.facilityId);
  const partyRows = parties === undefined ? undefined : amended?.rows(tx, parties);
  const isPartiesChange = partyRows !== undefined && partiesChange(draft, partyRows);

  if (isPartiesChange) await replaceParties(tx, DRAFT_PARTIES, draft, partyRows);
  await updateDraftColumns(tx, draft, columns);
  for (const { changed } of partsOfDraft(tx.app)) await changed?.(tx, draft);
  const topics = topicsChanged(columns, isPartiesChange);
  await askForApprovalsAgain(tx, draft, [
    ...topics,
    ...alsoChanged.filter((topic) => !topics.includes(topic)),
  ]);
}

/** Whoever had approved is shown what is another now, and asked again. */
async function askForApprovalsAgain(
  tx: Transaction,
  draft: GrantedDraft<"CAN_EDIT">,
  topics: readonly ApprovalTopic[],
): Promise<void> {
  if (topics.length === 0) return;
  const approvers = await takeApprovalsBack(tx, draft);
  await sendApprovalsCleared(tx, draft, { approvers, topics });
}

async function requireFacility(tx: Transaction, draft: GrantedDraft<"CAN_EDIT">, facilityId: FacilityId) {
  const { organisationId, processType } = draft;
  await requireFacilityFor(tx, facilityId, {
    organisationId,
    documentVariant: processType,
    capability: "CAN_RAISE_DRAFTS",
  });
}

async function requireOffer(
  tx: Transaction,
  draft: Parameters<typeof isOfferedFor>[1],
  chosen: { before: FeeSummaryId | null; now: string },
): Promise<void> {
  const id = asFeeSummaryId(chosen.now);
  // What was chosen keeps its fees, whatever the product costs others by now.
  const fee = id === chosen.before ? await accessFeeSummary(tx, id) : await accessOffer(tx, id);
  if (fee === undefined || !isOfferedFor(fee, draft))
    refuseFields({ feeSummaryId: "This fee plan is not offered for this amount. Please choose another." });
}
