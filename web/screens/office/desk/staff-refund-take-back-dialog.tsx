// Taking back that two have approved a refund by bank transfer, while nobody has recorded it as paid.

import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { DecisionFormDialog } from "./decision-form-dialog.tsx";
import type { StaffDraftRecord } from "./staff-check.ts";
import { StaffTakeBackRefund } from "./staff-decision-operations.ts";
import { REFUND_TAKE_BACK_WORDS as WORDS } from "./staff-refund-words.ts";
import { useDecisionForm } from "./use-decision-form.ts";

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
