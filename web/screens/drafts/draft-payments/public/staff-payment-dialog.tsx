// A payment that came to the bank account: what it does to an open invoice is said before it is recorded.

import {
  type Cents,
  centsFromDecimal,
  decimalFromCents,
  formatAud,
  subtractCents,
} from "@bondline/domain/values/money/money.ts";
import { useWatch } from "react-hook-form";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundDate, BoundMoney, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { textOrNull } from "../../../../app/fields/field-texts.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import type { RecordDialogProps } from "../../drafts/public/decision-dialog-props.ts";
import { DecisionFormDialog } from "../../drafts/public/decision-form-dialog.tsx";
import { StaffRecordPayment } from "../../drafts/public/staff-decision-operations.ts";
import { paymentRules } from "../../drafts/public/staff-decision-rules.ts";
import { DIALOG_WORDS as WORDS } from "../../drafts/public/staff-decision-words.ts";
import { openInvoices } from "../../drafts/public/staff-draft-facts.ts";
import { useDecisionForm } from "../../drafts/public/use-decision-form.ts";
import { owedOf } from "../credit-form.ts";

type PaymentDialogProps = RecordDialogProps & {
  /** Where several may be open; otherwise it is the one that the draft waits for. */
  readonly invoiceId?: string;
};

export function StaffPaymentDialog({ invoiceId, ...props }: PaymentDialogProps) {
  const invoice = openInvoices(props.facts.draft).find(({ id }) => id === (invoiceId ?? id));
  if (invoice === undefined) {
    return (
      <Dialog
        title={WORDS.paymentTitle}
        sentence={WORDS.noOpenInvoice}
        onClose={props.onClose}
        actions={<Button onClick={props.onClose}>{WORDS.cancel}</Button>}
      />
    );
  }
  return <PaymentForm {...props} invoice={invoice} />;
}

type PaymentFormProps = RecordDialogProps & {
  readonly invoice: ReturnType<typeof openInvoices>[number];
};

function PaymentForm({ facts: { draft }, live, onClose, invoice }: PaymentFormProps) {
  const today = dayOfInstant(new Date());
  const record = useDecisionForm(StaffRecordPayment, {
    live,
    start: {
      amount: decimalFromCents(owedOf(invoice)) as string,
      receivedDate: today as string,
      note: "",
    },
    resolver: fieldRulesResolver(paymentRules(today)),
    inputOf: ({ note, ...values }) => ({
      ...values,
      id: draft.id,
      version: draft.version,
      invoiceId: invoice.id,
      note: textOrNull(note),
    }),
    draftOf: (data) => data.recordDraftPayment.draft,
    // A first approval changes nothing of the draft.
    doneWords: ({ version }) => (version === draft.version ? WORDS.paymentWaits : WORDS.paymentDone),
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.paymentTitle}
      sentence={WORDS.paymentSentence(invoice.invoiceNumber, invoice.depositReferenceNumber)}
      submit={WORDS.paymentSend}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <BoundMoney
          name="amount"
          label={WORDS.paymentAmount}
          help={WORDS.paymentOpen(formatAud(owedOf(invoice)))}
        />
        <BoundDate name="receivedDate" label={WORDS.paymentDate} max={today} />
      </div>
      <PaymentOutcome
        openCents={owedOf(invoice)}
        amount={useWatch({ control: record.form.control, name: "amount" })}
        words={draft.documentId === null ? WORDS.paymentOutcome : WORDS.paymentOutcomeIssued}
      />
      <BoundTextArea name="note" label={WORDS.paymentNote} isOptional rows={2} />
    </DecisionFormDialog>
  );
}

type OutcomeProps = {
  readonly openCents: Cents;
  readonly amount: string;
  /** What is issued already does not move on by it. */
  readonly words: { readonly full: string; readonly over: (over: string) => string };
};

function PaymentOutcome({ openCents, amount, words }: OutcomeProps) {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return null;
  const left = subtractCents(openCents, centsFromDecimal(amount));
  if (left > 0n) return <Notice tone="info" title={WORDS.paymentPart(formatAud(left))} />;
  if (left === 0n) return <Notice tone="ok" title={words.full} />;
  return <Notice tone="warn" title={words.over(formatAud(left).replace("-", ""))} />;
}
