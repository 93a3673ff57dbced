// A payment that came to the bank account: what it does to the open invoice is said before it is recorded.

import {
  centsFromDecimal,
  decimalFromCents,
  formatAud,
  subtractCents,
} from "@bondline/domain/values/money/money.ts";
import { useWatch } from "react-hook-form";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundDate, BoundMoney, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { textOrNull } from "../../../app/fields/field-texts.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { chargedOf } from "./credit-form.ts";
import type { DecisionDialogProps } from "./decision-dialog-props.ts";
import { DecisionFormDialog } from "./decision-form-dialog.tsx";
import { StaffRecordPayment } from "./staff-decision-operations.ts";
import { paymentRules } from "./staff-decision-rules.ts";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";
import { openInvoice } from "./staff-draft-facts.ts";
import { useDecisionForm } from "./use-decision-form.ts";

export function StaffPaymentDialog(props: DecisionDialogProps) {
  const invoice = openInvoice(props.facts.draft);
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

type PaymentFormProps = DecisionDialogProps & {
  readonly invoice: NonNullable<ReturnType<typeof openInvoice>>;
};

function PaymentForm({ facts: { draft }, live, onClose, invoice }: PaymentFormProps) {
  const today = dayOfInstant(new Date());
  const record = useDecisionForm(StaffRecordPayment, {
    live,
    start: {
      amount: decimalFromCents(openCents(invoice)) as string,
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
    doneWords: WORDS.paymentDone,
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
          help={WORDS.paymentOpen(formatAud(openCents(invoice)))}
        />
        <BoundDate name="receivedDate" label={WORDS.paymentDate} max={today} />
      </div>
      <PaymentOutcome invoice={invoice} amount={useWatch({ control: record.form.control, name: "amount" })} />
      <BoundTextArea name="note" label={WORDS.paymentNote} isOptional rows={2} />
    </DecisionFormDialog>
  );
}

type Invoice = PaymentFormProps["invoice"];

function openCents(invoice: Invoice) {
  return subtractCents(chargedOf(invoice), centsFromDecimal(invoice.paidAmount));
}

function PaymentOutcome({ invoice, amount }: { readonly invoice: Invoice; readonly amount: string }) {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return null;
  const left = subtractCents(openCents(invoice), centsFromDecimal(amount));
  if (left > 0n) return <Notice tone="info" title={WORDS.paymentPart(formatAud(left))} />;
  if (left === 0n) return <Notice tone="ok" title={WORDS.paymentFull} />;
  return <Notice tone="warn" title={WORDS.paymentOver(formatAud(left).replace("-", ""))} />;
}
