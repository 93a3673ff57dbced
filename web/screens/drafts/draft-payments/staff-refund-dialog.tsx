// Recording that a refund that two have approved was paid by bank transfer: on which day and under which reference.

import { refundPaymentFields } from "@bondline/domain/money/invoices/refund.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundDate, BoundText, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { textOrNull } from "../../../app/fields/field-texts.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { DecisionFormDialog } from "../drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";
import { StaffRecordRefund } from "../drafts/public/staff-decision-operations.ts";
import { useDecisionForm } from "../drafts/public/use-decision-form.ts";
import { REFUND_DIALOG_WORDS as WORDS } from "./public/staff-refund-words.ts";

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly refund: RefundFieldsFragment;
  readonly onClose: () => void;
};

type Values = { paidDate: string; reference: string; note: string };

export function StaffRefundDialog({ draft, live, refund, onClose }: DialogProps) {
  const days = { dueDate: dayOfInstant(refund.createdAt), today: dayOfInstant(new Date()) };
  const { paidDate, reference, note } = refundPaymentFields(days);
  const start: Values = { paidDate: days.today, reference: "", note: "" };
  const record = useDecisionForm(StaffRecordRefund, {
    live,
    start,
    resolver: fieldRulesResolver<Values>({ paidDate, reference, note }),
    inputOf: ({ note, ...values }) => ({
      ...values,
      id: draft.id,
      version: draft.version,
      refundId: refund.id,
      method: "BANK_TRANSFER" as const,
      note: textOrNull(note),
    }),
    draftOf: (data) => data.recordRefundPayment.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.title(moneyText(refund.amount, refund.currency))}
      sentence={WORDS.sentence(refund.invoiceNumber)}
      submit={WORDS.send}
      onClose={onClose}
    >
      <p className="text-label text-ink-2">{WORDS.paidTo(refund.transferTo ?? "")}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <BoundDate name="paidDate" label={WORDS.date} min={days.dueDate} max={days.today} />
        <BoundText
          name="reference"
          label={WORDS.reference}
          help={WORDS.referenceHelp}
          maxLength={LENGTHS.refundReference}
        />
      </div>
      <BoundTextArea name="note" label={WORDS.note} help={WORDS.noteHelp} isOptional rows={2} />
    </DecisionFormDialog>
  );
}
