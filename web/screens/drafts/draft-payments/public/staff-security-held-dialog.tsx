// Recording that security money is held: how much, since when and under which reference of the bank.

import { securityHeldFields } from "@bondline/domain/money/security-money/security-money.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { aud, centsFromDecimal, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundDate, BoundMoney, BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { SECURITY_WORDS } from "../../../money/security-money/public/security-words.ts";
import type { RecordDialogProps } from "../../drafts/public/decision-dialog-props.ts";
import { DecisionFormDialog } from "../../drafts/public/decision-form-dialog.tsx";
import { StaffRecordSecurityHeld } from "../../drafts/public/staff-decision-operations.ts";
import { useDecisionForm } from "../../drafts/public/use-decision-form.ts";
import { SECURITY_DIALOG_WORDS } from "../staff-security-words.ts";

const WORDS = SECURITY_DIALOG_WORDS.held;

export function StaffSecurityHeldDialog({ facts: { draft }, live, onClose }: RecordDialogProps) {
  const today = dayOfInstant(new Date());
  const { missingAmount, bankName } = draft.securityMoney ?? { missingAmount: "0.00", bankName: null };
  const missingCents = draft.securityMoney === null ? ZERO_CENTS : centsFromDecimal(missingAmount);
  const record = useDecisionForm(StaffRecordSecurityHeld, {
    live,
    start: { amount: missingAmount, heldDate: today as string, reference: "" },
    resolver: fieldRulesResolver(securityHeldFields({ today, missingCents })),
    inputOf: (values) => ({ ...values, id: draft.id, version: draft.version }),
    draftOf: (data) => data.recordSecurityHeld.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence(bankName ?? SECURITY_WORDS.theBank)}
      submit={WORDS.send}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <BoundMoney name="amount" label={WORDS.amount} help={WORDS.missing(aud(missingAmount))} />
        <BoundDate name="heldDate" label={WORDS.date} max={today} />
      </div>
      <BoundText
        name="reference"
        label={WORDS.reference}
        help={WORDS.referenceHelp}
        maxLength={LENGTHS.refundReference}
      />
    </DecisionFormDialog>
  );
}
