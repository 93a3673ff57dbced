// Taking back that two have approved a refund by bank transfer, while nobody has recorded it as paid.

import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { DecisionFormDialog } from "../drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";
import { StaffTakeBackRefund } from "../drafts/public/staff-decision-operations.ts";
import { useDecisionForm } from "../drafts/public/use-decision-form.ts";
import { REFUND_TAKE_BACK_WORDS as WORDS } from "./public/staff-refund-words.ts";

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly refund: RefundFieldsFragment;
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<Record<string, never>>({});

export function StaffRefundTakeBackDialog({ draft, live, refund, onClose }: DialogProps) {
  const record = useDecisionForm(StaffTakeBackRefund, {
    live,
    start: {},
    resolver,
    inputOf: () => ({ id: draft.id, version: draft.version, refundId: refund.id }),
    draftOf: (data) => data.takeBackRefundTransfer.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.title(moneyText(refund.amount, refund.currency))}
      sentence={WORDS.sentence(refund.transferTo ?? "")}
      submit={WORDS.send}
      isDangerous
      onClose={onClose}
    />
  );
}
