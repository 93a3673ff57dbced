// Recording that security money went back: how much, when, to whom and under which reference of the bank.

import { securityReturnFields } from "@bondline/domain/money/security-money/security-money.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundDate, BoundMoney, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import type { RecordDialogProps } from "../drafts/public/decision-dialog-props.ts";
import { DecisionFormDialog } from "../drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";
import { StaffRecordSecurityReturn } from "../drafts/public/staff-decision-operations.ts";
import { useDecisionForm } from "../drafts/public/use-decision-form.ts";
import { SECURITY_DIALOG_WORDS } from "./staff-security-words.ts";

const WORDS = SECURITY_DIALOG_WORDS.returned;

export function StaffSecurityReturnDialog({ facts: { draft }, live, onClose }: RecordDialogProps) {
  const today = dayOfInstant(new Date());
  const returnable = draft.securityMoney?.returnableAmount ?? "0.00";
  const heldDate = plainDate(draft.securityMoney?.heldDate ?? today);
  const record = useDecisionForm(StaffRecordSecurityReturn, {
    live,
    start: {
      amount: returnable,
      returnedDate: today as string,
      returnedTo: draft.refundAccountName ?? "",
      reference: "",
    },
    resolver: fieldRulesResolver(
      securityReturnFields({ today, heldDate, returnableCents: centsFromDecimal(returnable) }),
    ),
    inputOf: (values) => ({ ...values, id: draft.id, version: draft.version }),
    draftOf: (data) => data.recordSecurityReturn.draft,
    doneWords: ({ securityMoney }) =>
      securityMoney?.returnableAmount === returnable ? WORDS.waits : WORDS.done,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.send}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <BoundMoney name="amount" label={WORDS.amount} help={WORDS.returnable(aud(returnable))} />
        <BoundDate name="returnedDate" label={WORDS.date} min={heldDate} max={today} />
        <BoundText
          name="returnedTo"
          label={WORDS.to}
          help={accountText(draft) ?? WORDS.toHelp}
          maxLength={LENGTHS.name}
        />
        <BoundText name="reference" label={WORDS.reference} maxLength={LENGTHS.refundReference} />
      </div>
    </DecisionFormDialog>
  );
}

/** Its last digits alone are shown, to compare with what the bank shows. */
function accountText({ refundAccountNumber, refundBSB }: StaffDraftRecord): string | undefined {
  if (refundAccountNumber === null || refundBSB === null) return undefined;
  return WORDS.account(formatBsb(refundBSB), refundAccountNumber);
}
