// Cancels a draft, voids what is still open on it, and notifies whoever is watching.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordRefunds } from "../../../money/invoices/commands/record-refunds.ts";
import { voidOpenInvoices } from "../../../money/invoices/commands/void-open-invoices.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { sendRefundsDue } from "../draft-money-mails.ts";
import { partsOfDraft } from "../draft-parts.ts";
import { saveDraftStatus } from "../draft-status.ts";
import type { DraftVersionInput } from "./begin-draft-submission.ts";

export async function cancelDraft(tx: Transaction, input: DraftVersionInput): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_CANCEL");
  const status = draftStatusAfter(draft.status, "cancel");

  for (const { discontinued } of partsOfDraft(tx.app)) await discontinued?.(tx, draft);
  await voidOpenInvoices(tx, draft);
  await recordRefunds(tx, draft, { status });
  await saveDraftStatus(tx, draft, status, { closedAt: tx.now });
  await sendRefundsDue(tx, draft);
  return { draftId: draft.id };
}
