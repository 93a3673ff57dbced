// Sends a submitted draft back to the applicant with what has to change.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { voidOpenInvoices } from "../../../money/invoices/commands/void-open-invoices.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { sendChangesRequested } from "../draft-mails.ts";
import { saveDraftStatus } from "../draft-status.ts";

export type DraftReasonInput = { id: string; version: number; reason: string };

export async function requestDraftChanges(tx: Transaction, input: DraftReasonInput): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_REQUEST_CHANGES");
  // What came for an invoice that is void is due back, and does not stand in the way.
  const validInvoices = draft.invoices.filter((invoice) => invoice.status !== "void");
  const paidCents = validInvoices.reduce((sum, invoice) => sum + invoice.paidCents, 0n);
  const status = draftStatusAfter(draft.status, "requestChanges", { paidCents });
  const reason = requireReason(input.reason);

  await voidOpenInvoices(tx, draft);
  await saveDraftStatus(tx, draft, status, { requestChangeReason: reason, approvedWordingHash: null });
  await sendChangesRequested(tx, draft, reason);
  return { draftId: draft.id };
}
