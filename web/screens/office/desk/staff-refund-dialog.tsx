// Recording that a refund was paid: in which way, on which day and under which reference.

import {
  REFUND_METHOD_TEXT,
  REFUND_METHODS,
  type RefundMethod,
  refundPaymentFields,
} from "@bondline/domain/money/invoices/refund.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import type { FieldRule } from "@bondline/domain/values/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useController, useForm } from "react-hook-form";
import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver, markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import type { StaffDraftRecord } from "./staff-check.ts";
import { StaffRecordRefund } from "./staff-decision-operations.ts";
import { StaffDecisionTrouble } from "./staff-decision-trouble.tsx";
import { REFUND_DIALOG_WORDS as WORDS } from "./staff-refund-words.ts";
import { useDecision } from "./use-decision.ts";

type Values = { method: string; paidDate: string; reference: string; note: string };
const FIELDS = ["method", "paidDate", "reference", "note"] as const;

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly refund: RefundFieldsFragment;
  readonly onClose: () => void;
};

export function StaffRefundDialog({ draft, live, refund, onClose }: DialogProps) {
  const days = { dueDate: dayOfInstant(refund.createdAt), today: dayOfInstant(new Date()) };
  const { decide, sending, trouble } = useDecision(StaffRecordRefund, {
    live,
    draftOf: (data) => data.recordRefundPayment.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { method: "", paidDate: days.today, reference: "", note: "" },
    resolver: fieldRulesResolver<Values>(rulesFor(days)),
    mode: "onSubmit",
  });
  const method = useController({ control, name: "method" });
  const paidDate = useController({ control, name: "paidDate" });
  const { errors } = formState;
  const send = handleSubmit(async ({ method: chosen, note, ...values }) => {
    const { id, version } = draft;
    const known = REFUND_METHODS.find((each) => each === chosen);
    if (known === undefined) return;
    const trimmed = note.trim();
    const given = { ...values, method: known, note: trimmed === "" ? null : trimmed };
    const fields = await decide({ id, version, refundId: refund.id, ...given });
    markRefusedFields({ fields, paths: FIELDS, setError });
  });
  return (
    <Dialog
      title={WORDS.title(moneyText(refund.amount, refund.currency))}
      sentence={WORDS.sentence(refund.invoiceNumber)}
      hasUnsavedChanges={formState.isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button variant="primary" isLoading={sending} onClick={() => void send()}>
            {WORDS.send}
          </Button>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate>
        <StaffDecisionTrouble trouble={trouble} />
        <RadioGroupField
          {...method.field}
          label={WORDS.method}
          options={[
            { value: "BANK_TRANSFER", label: REFUND_METHOD_TEXT.BANK_TRANSFER, detail: accountText(draft) },
            { value: "CARD_PROVIDER", label: REFUND_METHOD_TEXT.CARD_PROVIDER, detail: WORDS.cardProvider },
          ]}
          error={errors.method?.message}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField
            {...paidDate.field}
            label={WORDS.date}
            min={days.dueDate}
            max={days.today}
            error={errors.paidDate?.message}
          />
          <TextField
            label={WORDS.reference}
            help={WORDS.referenceHelp}
            maxLength={LENGTHS.refundReference}
            error={errors.reference?.message}
            {...register("reference")}
          />
        </div>
        <TextArea
          label={WORDS.note}
          help={WORDS.noteHelp}
          isOptional
          rows={2}
          error={errors.note?.message}
          {...register("note")}
        />
      </form>
    </Dialog>
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
