// Deciding about a payment that does not match: it counts, is paid back, or is dismissed, each with a reason.

import {
  canCountTowardsInvoice,
  UNMATCHED_PAYMENT_DECISIONS,
  type UnmatchedPaymentDecision,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { choice } from "@bondline/domain/values/fields/choice.ts";
import type { FieldRule } from "@bondline/domain/values/fields/field-rule.ts";
import { useController, useForm } from "react-hook-form";
import { fieldRulesResolver, markRefusedFields } from "../../../app/field-rules-resolver.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import type { StaffDraftRecord } from "./staff-check.ts";
import { StaffSettlePayment } from "./staff-decision-operations.ts";
import { REASON_MAX, REASON_RULES } from "./staff-decision-rules.ts";
import { StaffDecisionTrouble } from "./staff-decision-trouble.tsx";
import type { UnmatchedPayment } from "./staff-unmatched-card.tsx";
import { UNMATCHED_WORDS as WORDS } from "./staff-unmatched-words.ts";
import { useDecision } from "./use-decision.ts";

type Values = { decision: string; reason: string };
const FIELDS = ["decision", "reason"] as const;

const decisionRule: FieldRule<UnmatchedPaymentDecision> = (raw) =>
  raw === "" ? { ok: false, message: WORDS.choose } : choice(UNMATCHED_PAYMENT_DECISIONS)(raw);
const RULES = { decision: decisionRule, ...REASON_RULES };

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly payment: UnmatchedPayment;
  readonly onClose: () => void;
};

export function StaffUnmatchedDialog({ draft, live, payment, onClose }: DialogProps) {
  const { decide, sending, trouble } = useDecision(StaffSettlePayment, {
    live,
    draftOf: (data) => data.settleUnmatchedPayment.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { decision: "", reason: "" },
    resolver: fieldRulesResolver<Values>(RULES),
    mode: "onSubmit",
  });
  const decision = useController({ control, name: "decision" });
  const send = handleSubmit(async ({ decision: chosen, reason }) => {
    const { id, version } = draft;
    const known = UNMATCHED_PAYMENT_DECISIONS.find((each) => each === chosen);
    if (known === undefined) return;
    const fields = await decide({ id, version, unmatchedPaymentId: payment.id, decision: known, reason });
    markRefusedFields({ fields, paths: FIELDS, setError });
  });
  return (
    <Dialog
      title={WORDS.title(moneyText(payment.receivedAmount, payment.receivedCurrency))}
      sentence={WORDS.sentence}
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
          {...decision.field}
          label={WORDS.decision}
          options={optionsFor(payment)}
          error={formState.errors.decision?.message}
        />
        <TextArea
          label={WORDS.reason}
          help={WORDS.reasonHelp}
          rows={3}
          maxCharacters={REASON_MAX}
          error={formState.errors.reason?.message}
          {...register("reason")}
        />
      </form>
    </Dialog>
  );
}

/** Other money than our own cannot count towards an invoice. */
function optionsFor({ receivedCurrency: currency }: UnmatchedPayment) {
  return (["ACCEPTED", "REFUND_DUE", "DISMISSED"] as const)
    .filter((decision) => decision !== "ACCEPTED" || canCountTowardsInvoice({ currency }))
    .map((value) => ({ value, ...WORDS.options[value] }));
}
