// Deciding about a payment that does not match: it counts, is paid back, or is dismissed, each with a reason.

import {
  canCountTowardsInvoice,
  UNMATCHED_PAYMENT_DECISIONS,
  type UnmatchedPaymentDecision,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { choice } from "@bondline/domain/values/fields/choice.ts";
import type { FieldRule } from "@bondline/domain/values/fields/field-rule.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundRadio, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { DecisionFormDialog } from "../drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";
import { StaffSettlePayment } from "../drafts/public/staff-decision-operations.ts";
import { REASON_MAX, REASON_RULES } from "../drafts/public/staff-decision-rules.ts";
import { useDecisionForm } from "../drafts/public/use-decision-form.ts";
import type { UnmatchedPayment } from "./public/staff-unmatched-card.tsx";
import { UNMATCHED_WORDS as WORDS } from "./staff-unmatched-words.ts";

type Values = { decision: UnmatchedPaymentDecision | ""; reason: string };

const decisionRule: FieldRule<UnmatchedPaymentDecision> = (raw) =>
  raw === "" ? { ok: false, message: WORDS.choose } : choice(UNMATCHED_PAYMENT_DECISIONS)(raw);
const resolver = fieldRulesResolver<Values>({ decision: decisionRule, ...REASON_RULES });

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly payment: UnmatchedPayment;
  readonly onClose: () => void;
};

export function StaffUnmatchedDialog({ draft, live, payment, onClose }: DialogProps) {
  const start: Values = { decision: "", reason: "" };
  const record = useDecisionForm(StaffSettlePayment, {
    live,
    start,
    resolver,
    inputOf: ({ decision, reason }) => ({
      id: draft.id,
      version: draft.version,
      unmatchedPaymentId: payment.id,
      decision: decision as UnmatchedPaymentDecision,
      reason,
    }),
    draftOf: (data) => data.settleUnmatchedPayment.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.title(moneyText(payment.receivedAmount, payment.receivedCurrency))}
      sentence={WORDS.sentence}
      submit={WORDS.send}
      onClose={onClose}
    >
      <BoundRadio name="decision" label={WORDS.decision} options={optionsFor(payment)} />
      <BoundTextArea
        name="reason"
        label={WORDS.reason}
        help={WORDS.reasonHelp}
        rows={3}
        maxCharacters={REASON_MAX}
      />
    </DecisionFormDialog>
  );
}

/** Other money than our own cannot count towards an invoice. */
function optionsFor({ receivedCurrency: currency }: UnmatchedPayment) {
  return (["ACCEPTED", "REFUND_DUE", "DISMISSED"] as const)
    .filter((decision) => decision !== "ACCEPTED" || canCountTowardsInvoice({ currency }))
    .map((value) => ({ value, ...WORDS.options[value] }));
}
