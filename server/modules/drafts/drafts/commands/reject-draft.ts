// Declines a draft: open invoices are voided, and what was paid is recorded as due back.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordRefunds } from "../../../money/invoices/commands/record-refunds.ts";
import { voidOpenInvoices } from "../../../money/invoices/commands/void-open-invoices.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { sendDeclined } from "../draft-mails.ts";
import { sendRefundsDue } from "../draft-money-mails.ts";
import { partsOfDraft } from "../draft-parts.ts";
import { saveDraftStatus } from "../draft-status.ts";
import type { FromFile } from "./close-established-draft.ts";
import type { DraftReasonInput } from "./request-draft-changes.ts";

export async function rejectDraft(
  tx: Transaction,
  input: DraftReasonInput & FromFile,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_REJECT");
  const status = draftStatusAfter(draft.status, "reject");
  const reason = requireReason(input.reason);

  for (const { discontinued } of partsOfDraft(tx.app)) await discontinued?.(tx, draft);
  await voidOpenInvoices(tx, draft);
  await recordRefunds(tx, draft, { status });
  await saveDraftStatus(tx, draft, status, {
    rejectionReason: reason,
    outcomeSource: input.outcomeSource ?? null,
    closedAt: tx.now,
  });
  await sendDeclined(tx, draft, reason);
  await sendRefundsDue(tx, draft);
  return { draftId: draft.id };
}
