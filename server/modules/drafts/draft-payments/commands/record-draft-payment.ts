// Records money that reached the bank account for an open invoice of a draft, the first or a later one; part and over-payments are kept as they came, and from a sum on a second person confirms it first.

import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { wireDate } from "@bondline/domain/values/fields/date.ts";
import { optional, required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { severalLines } from "@bondline/domain/values/fields/text.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { receivePayment } from "../../../money/invoices/commands/receive-payment.ts";
import { sumDepositsByOne } from "../../../money/invoices/public.ts";
import { type StepApproval, waitsForSecondPerson } from "../../../office/step-approvals/public.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { settleDraftPayment } from "./settle-draft-payment.ts";

export type RecordDraftPaymentInput = {
  id: string;
  version: number;
  invoiceId: string;
  amount: string;
  receivedDate: string;
  note?: string | null | undefined;
};

const PAYMENT_FIELDS = {
  amount: required(amount),
  receivedDate: required(wireDate),
  note: optional(severalLines(500)),
};

export async function recordDraftPayment(
  tx: Transaction,
  input: RecordDraftPaymentInput,
  confirmed?: StepApproval,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_RECORD_PAYMENT");
  const payment = requireFields(PAYMENT_FIELDS, {
    amount: input.amount,
    receivedDate: input.receivedDate,
    note: input.note,
  });
  if (payment.receivedDate > dayAt(tx.now, DEFAULT_ZONE))
    refuseFields({ receivedDate: "This date is in the future." });
  const invoice = draft.invoices.find(({ id, status }) => id === input.invoiceId && status === "open");
  if (invoice === undefined) refuse("INVOICE_NOT_FOUND", { id: input.invoiceId });

  const { invoiceId, amount: typed, receivedDate, note } = input;
  const step = {
    step: "DRAFT_DEPOSIT" as const,
    product: "",
    amountCents: payment.amount,
    aloneCents: await sumDepositsByOne(tx, invoiceId),
    record: draft,
    given: { invoiceId, invoice: invoice.invoiceNumber, amount: typed, receivedDate, note: note ?? null },
  };
  if (await waitsForSecondPerson(tx, step, confirmed)) return { draftId: draft.id };

  await receivePayment(tx, draft, {
    invoiceId: invoice.id,
    method: "DEPOSIT",
    amountCents: payment.amount,
    receivedDate: payment.receivedDate,
    providerPaymentId: null,
    note: payment.note,
  });
  await settleDraftPayment(tx, draft);
  return { draftId: draft.id };
}
