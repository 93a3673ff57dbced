// A payment that came to the bank account: what it does to the open invoice is said before it is recorded.

import { centsFromDecimal, formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import { useController, useForm, useWatch } from "react-hook-form";
import { fieldRulesResolver, markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { DecisionDialogProps } from "./decision-dialog-props.ts";
import { StaffRecordPayment } from "./staff-decision-operations.ts";
import { paymentRules } from "./staff-decision-rules.ts";
import { StaffDecisionTrouble } from "./staff-decision-trouble.tsx";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";
import { openInvoice } from "./staff-draft-facts.ts";
import { useDecision } from "./use-decision.ts";

type PaymentValues = { amount: string; receivedDate: string; note: string };
const FIELDS = ["amount", "receivedDate", "note"] as const;

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

function PaymentForm({ facts, live, onClose, invoice }: PaymentFormProps) {
  const today = dayOfInstant(new Date());
  const { decide, sending, trouble } = useDecision(StaffRecordPayment, {
    live,
    draftOf: (data) => data.recordDraftPayment.draft,
    doneWords: WORDS.paymentDone,
    onDone: onClose,
  });
  const { register, control, handleSubmit, setError, formState } = useForm<PaymentValues>({
    defaultValues: { amount: "", receivedDate: today, note: "" },
    resolver: fieldRulesResolver(paymentRules(today)),
    mode: "onSubmit",
  });
  const amount = useController({ control, name: "amount" });
  const receivedDate = useController({ control, name: "receivedDate" });

  const send = handleSubmit(async ({ note, ...values }) => {
    const { id, version } = facts.draft;
    const trimmed = note.trim();
    const fields = await decide({
      ...values,
      id,
      version,
      invoiceId: invoice.id,
      note: trimmed === "" ? null : trimmed,
    });
    markRefusedFields({ fields, paths: FIELDS, setError });
  });

  return (
    <Dialog
      title={WORDS.paymentTitle}
      sentence={WORDS.paymentSentence(invoice.invoiceNumber, invoice.depositReferenceNumber)}
      hasUnsavedChanges={formState.isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button variant="primary" isLoading={sending} onClick={() => void send()}>
            {WORDS.paymentSend}
          </Button>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate>
        <StaffDecisionTrouble trouble={trouble} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <MoneyField
            {...amount.field}
            label={WORDS.paymentAmount}
            help={WORDS.paymentOpen(formatAud(openCents(invoice)))}
            error={formState.errors.amount?.message}
          />
          <DateField
            {...receivedDate.field}
            label={WORDS.paymentDate}
            max={today}
            error={formState.errors.receivedDate?.message}
          />
        </div>
        <PaymentOutcome invoice={invoice} amount={useWatch({ control, name: "amount" })} />
        <TextArea
          label={WORDS.paymentNote}
          isOptional
          rows={2}
          error={formState.errors.note?.message}
          {...register("note")}
        />
      </form>
    </Dialog>
  );
}

type Invoice = PaymentFormProps["invoice"];

function openCents({ total, paidAmount }: Invoice) {
  return subtractCents(centsFromDecimal(total), centsFromDecimal(paidAmount));
}

function PaymentOutcome({ invoice, amount }: { readonly invoice: Invoice; readonly amount: string }) {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return null;
  const left = subtractCents(openCents(invoice), centsFromDecimal(amount));
  if (left > 0n) return <Notice tone="info" title={WORDS.paymentPart(formatAud(left))} />;
  if (left === 0n) return <Notice tone="ok" title={WORDS.paymentFull} />;
  return <Notice tone="warn" title={WORDS.paymentOver(formatAud(left).replace("-", ""))} />;
}
