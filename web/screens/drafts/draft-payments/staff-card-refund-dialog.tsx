// Proposing that a refund goes back to the card or account from which the money came; a second administrator approves it.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { DecisionFormDialog } from "../drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";
import { StaffProposeCardRefund } from "../drafts/public/staff-decision-operations.ts";
import { useDecisionForm } from "../drafts/public/use-decision-form.ts";
import { CARD_REFUND_WORDS as WORDS } from "./public/staff-refund-words.ts";

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly refund: RefundFieldsFragment;
  readonly onClose: () => void;
};

type Values = { reason: string };

const resolver = fieldRulesResolver<Values>({ reason: required(CHANGE_REASON.rule) });

export function StaffCardRefundDialog({ draft, live, refund, onClose }: DialogProps) {
  const record = useDecisionForm(StaffProposeCardRefund, {
    live,
    start: { reason: "" },
    resolver,
    inputOf: ({ reason }) => ({ id: draft.id, version: draft.version, refundId: refund.id, reason }),
    draftOf: (data) => data.proposeCardRefund.draft,
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
      <BoundField name="reason" field={CHANGE_REASON} />
    </DecisionFormDialog>
  );
}
