// A credit note as something that two agree on: what they look at, and what an agreement does.

import type { OfficeChangeId } from "@bondline/domain/ids.ts";
import type { Credit } from "@bondline/domain/money/invoices/credit-decision.ts";
import { CREDIT_NOTE_FIELDS, type RequestedCredit } from "@bondline/domain/money/invoices/credit-note.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { issueCreditNote } from "../../money/invoices/commands/issue-credit-note.ts";
import { findDraftOfInvoice, type InvoiceRow } from "../../money/invoices/public.ts";
import { countApprovedChanges } from "../../office/changes/public.ts";
import { accessDraftToChange } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import { saveDraftStatus } from "../drafts/public.ts";
import { settleDraftPayment } from "./commands/settle-draft-payment.ts";
import { notifyCreditNote } from "./credit-note-news.ts";

const KIND = "CREDIT_NOTE";

export const CREDIT_NOTE_CHANGE: ChangeSubject = {
  kind: KIND,
  fields: CREDIT_NOTE_FIELDS,
  /** Each is written once, so nothing stands beside what is proposed. */
  present: async (tx: Transaction, subjectId: string) => ({
    texts: null,
    version: await countApprovedChanges(tx, { subject: KIND, subjectId }),
  }),
  apply: async (tx: Transaction, { id, subjectId, proposed }: ProposedChange) => {
    const draft = await accessDraftOf(tx, subjectId);
    await issue(tx, draft, { id, invoiceId: subjectId, proposed });
  },
  dropped: async (tx: Transaction, subjectId: string) => {
    const draft = await accessDraftOf(tx, subjectId);
    // Open pages show whether it waits for a second person.
    await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
  },
};

/** What people read of it, and beside that what was typed of each line. */
export function creditNoteTexts({ organisation }: Draft, invoice: InvoiceRow, given: Given): ChangeTexts {
  const { credit, reason, asked } = given;
  const lines = credit.lines.map(
    ({ position, amountCents }) => `${invoice.lines[position]?.description}: ${formatAud(amountCents)}`,
  );
  return {
    invoiceNumber: invoice.invoiceNumber,
    organisationName: organisation.name,
    lines: lines.join("\n"),
    gst: formatAud(credit.gstCents),
    amount: formatAud(credit.totalCents),
    reason,
    asked: JSON.stringify(asked),
  };
}

type Given = { credit: Credit; reason: string; asked: readonly RequestedCredit[] };

type Agreed = { id: OfficeChangeId; invoiceId: string; proposed: ChangeTexts };

async function issue(
  tx: Transaction,
  draft: Awaited<ReturnType<typeof accessDraftOf>>,
  { id, invoiceId, proposed }: Agreed,
): Promise<void> {
  const invoice = draft.invoices.find((each) => each.id === invoiceId);
  if (invoice === undefined) throw new Error("An invoice that is to be credited is not its draft's.");
  const agreed = { id, reason: proposed.reason ?? "", lines: JSON.parse(proposed.asked ?? "[]") };
  const creditNoteId = await issueCreditNote(tx, draft, { ...agreed, invoice });
  await settleDraftPayment(tx, draft);
  await notifyCreditNote(tx, draft, creditNoteId);
}

async function accessDraftOf(tx: Transaction, invoiceId: string) {
  const id = await findDraftOfInvoice(tx, invoiceId);
  return await accessDraftToChange(tx, { id: id ?? invoiceId, version: undefined }, "CAN_SETTLE_PAYMENT");
}
