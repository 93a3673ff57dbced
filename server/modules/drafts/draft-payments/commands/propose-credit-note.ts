// Proposes that a part of an issued invoice, or all of it, is taken back: written once a second person approves it.

import { CREDIT_NOTE_FIELDS, type RequestedCredit } from "@bondline/domain/money/invoices/credit-note.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { isProviderStaff, requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireCredit } from "../../../money/invoices/public.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { saveDraftStatus } from "../../drafts/public.ts";
import { CREDIT_NOTE_CHANGE, creditNoteTexts } from "../credit-note-change.ts";

export type ProposeCreditNoteInput = {
  id: string;
  version: number;
  invoiceId: string;
  reason: string;
  lines: readonly RequestedCredit[];
};

const REASON = { reason: required(CREDIT_NOTE_FIELDS.reason.rule) };

export async function proposeCreditNote(
  tx: Transaction,
  input: ProposeCreditNoteInput,
): Promise<CommandResult> {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("DRAFT_NOT_FOUND", { id: input.id });
  // Before the draft, as whoever approves it has them: the two would wait for each other otherwise.
  await lockProviderRow(tx);
  const draft = await accessDraftToChange(tx, input, "CAN_SETTLE_PAYMENT");
  const invoice = draft.invoices.find(({ id }) => id === input.invoiceId);
  if (invoice === undefined) refuse("INVOICE_NOT_FOUND", { id: input.invoiceId });
  const { reason } = requireFields(REASON, { reason: input.reason });
  const asked = input.lines.map(({ position, amount }) => ({ position, amount }));
  const credit = requireCredit(draft, invoice, asked);

  const { kind, present } = CREDIT_NOTE_CHANGE;
  const proposed = creditNoteTexts(draft, invoice, { credit, reason, asked });
  await proposeChange(tx, {
    subject: kind,
    subjectId: invoice.id,
    subjectVersion: (await present(tx, invoice.id)).version,
    subjectName: `${proposed.amount} of ${invoice.invoiceNumber}`,
    proposed,
    reason,
  });
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
  return { draftId: draft.id };
}
