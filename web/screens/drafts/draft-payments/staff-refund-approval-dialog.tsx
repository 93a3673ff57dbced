// Approving that a refund is paid by bank transfer, and to which account; a second person confirms it.

import { REFUND_TRANSFER_FIELDS } from "@bondline/domain/money/invoices/refund.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../app/fields/bound-inputs.tsx";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { DecisionFormDialog } from "../drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";
import { StaffApproveRefund } from "../drafts/public/staff-decision-operations.ts";
import { useDecisionForm } from "../drafts/public/use-decision-form.ts";
import { REFUND_APPROVAL_WORDS as WORDS } from "./public/staff-refund-words.ts";

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly refund: RefundFieldsFragment;
  readonly onClose: () => void;
};

type Values = { paidTo: string };

const resolver = fieldRulesResolver<Values>(REFUND_TRANSFER_FIELDS);

export function StaffRefundApprovalDialog({ draft, live, refund, onClose }: DialogProps) {
  const account = accountText(draft);
  const record = useDecisionForm(StaffApproveRefund, {
    live,
    start: { paidTo: account ?? "" },
    resolver,
    inputOf: ({ paidTo }) => ({ id: draft.id, version: draft.version, refundId: refund.id, paidTo }),
    draftOf: (data) => data.approveRefund.draft,
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
      <BoundText
        name="paidTo"
        label={WORDS.paidTo}
        help={account === undefined ? WORDS.noAccount : WORDS.fromDraft}
        maxLength={LENGTHS.attribute}
      />
    </DecisionFormDialog>
  );
}

/** Its last digits alone are shown, to compare with what the bank shows. */
function accountText({
  refundAccountName,
  refundAccountNumber,
  refundBSB,
}: StaffDraftRecord): string | undefined {
  if (refundAccountName === null || refundAccountNumber === null || refundBSB === null) return undefined;
  return WORDS.account(refundAccountName, formatBsb(refundBSB), refundAccountNumber);
}
