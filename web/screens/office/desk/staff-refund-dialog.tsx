// Recording that a refund was paid: in which way, on which day and under which reference.

import {
  REFUND_METHOD_TEXT,
  type RefundMethod,
  refundPaymentFields,
} from "@bondline/domain/money/invoices/refund.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import type { FieldRule } from "@bondline/domain/values/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundDate, BoundRadio, BoundText, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { textOrNull } from "../../../app/fields/field-texts.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { DecisionFormDialog } from "./decision-form-dialog.tsx";
import type { StaffDraftRecord } from "./staff-check.ts";
import { StaffRecordRefund } from "./staff-decision-operations.ts";
import { REFUND_DIALOG_WORDS as WORDS } from "./staff-refund-words.ts";
import { useDecisionForm } from "./use-decision-form.ts";

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly refund: RefundFieldsFragment;
  readonly onClose: () => void;
};

type Values = { method: RefundMethod | ""; paidDate: string; reference: string; note: string };

export function StaffRefundDialog({ draft, live, refund, onClose }: DialogProps) {
  const days = { dueDate: dayOfInstant(refund.createdAt), today: dayOfInstant(new Date()) };
  const start: Values = { method: "", paidDate: days.today, reference: "", note: "" };
  const record = useDecisionForm(StaffRecordRefund, {
    live,
    start,
    resolver: fieldRulesResolver<Values>(rulesFor(days)),
    inputOf: ({ method, note, ...values }) => ({
      ...values,
      id: draft.id,
      version: draft.version,
      refundId: refund.id,
      method: method as RefundMethod,
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
      <BoundRadio
        name="method"
        label={WORDS.method}
        options={[
          { value: "BANK_TRANSFER", label: REFUND_METHOD_TEXT.BANK_TRANSFER, detail: accountText(draft) },
          { value: "CARD_PROVIDER", label: REFUND_METHOD_TEXT.CARD_PROVIDER, detail: WORDS.cardProvider },
        ]}
      />
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

function rulesFor(days: { dueDate: PlainDate; today: PlainDate }) {
  const rules = refundPaymentFields(days);
  const method: FieldRule<RefundMethod> = (raw) =>
    raw === "" ? { ok: false, message: WORDS.choose } : rules.method(raw);
  return { ...rules, method };
}

/** Its last digits alone are shown, to compare with what the bank shows. */
function accountText({ refundAccountName, refundAccountNumber, refundBSB }: StaffDraftRecord): string {
  if (refundAccountName === null || refundAccountNumber === null || refundBSB === null)
    return WORDS.noAccount;
  return WORDS.account(refundAccountName, formatBsb(refundBSB), refundAccountNumber);
}
