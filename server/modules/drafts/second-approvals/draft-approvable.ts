// What an approval rests on: the fee plan, the wording that was submitted, and lines that are added by hand.

import { discountAboveFeeMessage } from "@bondline/domain/drafts/drafts/draft-discount.ts";
import { asFeeSummaryId } from "@bondline/domain/ids.ts";
import type { InvoiceLine } from "@bondline/domain/money/invoices/invoice.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { singleLine } from "@bondline/domain/values/fields/text.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessFeeSummary } from "../../money/fee-summaries/fee-summary-access.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import { requireChecklistDone } from "../../office/checklists/public.ts";
import type { GrantedDraft } from "../drafts/draft-access.ts";
import { isOfferedFor, partsOfDraft, requireDiscountAgreed, wordingOf } from "../drafts/public.ts";
import type { FeeLineInput } from "./second-approval-part.ts";

const OTHER_ISSUER_MESSAGE =
  "The wording under this fee plan is not the one that was approved when the draft was submitted. Ask the applicant to choose this fee plan.";
const EXTRA_LINES_MAX = 20;

export type ApprovalInput = {
  feeSummaryId: string;
  lineItems?: readonly FeeLineInput[] | null | undefined;
};

export type Approval = { fee: FeeSummaryRow; hash: string; added: ReturnType<typeof extraLines> };

/** Asked of the first approval and of the second: what has changed between the two is looked at again. */
export async function requireApprovable(
  tx: Transaction,
  draft: GrantedDraft<"CAN_APPROVE_SUBMISSION">,
  { feeSummaryId, lineItems }: ApprovalInput,
): Promise<Approval> {
  for (const { requireSettled } of partsOfDraft(tx.app)) requireSettled?.(draft);
  const fee = await accessFeeSummary(tx, asFeeSummaryId(feeSummaryId));
  if (fee === undefined) refuse("FEE_SUMMARY_NOT_FOUND", { id: feeSummaryId });
  if (!isOfferedFor(fee, draft))
    refuseFields({ feeSummaryId: "This fee plan is not offered for this amount." });
  const discount = draft.establishmentFeeDiscountCents ?? ZERO_CENTS;
  if (discount > fee.establishmentFeeCents)
    refuseFields({ feeSummaryId: discountAboveFeeMessage(discount, fee.establishmentFeeCents) });
  await requireDiscountAgreed(tx, draft, fee);
  // Another bank is another undertaking: it could never be issued under the wording that was approved.
  const { hash } = await wordingOf(tx, draft, { feeSummary: fee });
  if (hash !== draft.wordingHash) refuseFields({ feeSummaryId: OTHER_ISSUER_MESSAGE });
  const added = extraLines(lineItems ?? []);
  await requireChecklistDone(tx, { kind: "DRAFT", recordId: draft.id, begunAt: draft.submittedAt });
  return { fee, hash, added };
}

const LINE_FIELDS = { description: required(singleLine(LENGTHS.attribute)), amount };

/** What staff add by hand, such as a courier: each with an amount above zero and its own tax treatment. */
function extraLines(items: readonly FeeLineInput[]): (InvoiceLine & { kind: "ADDED" })[] {
  if (items.length > EXTRA_LINES_MAX)
    refuseFields({ lineItems: `At most ${EXTRA_LINES_MAX} lines can be added.` });
  const checked = items.map(({ description, amount: typed, taxTreatment }) => ({
    taxTreatment,
    result: checkFields(LINE_FIELDS, { description, amount: typed }),
  }));
  const faults = checked.flatMap(({ result }, at) =>
    result.ok
      ? []
      : Object.entries(result.fields).map(([field, message]) => [`lineItems.${at}.${field}`, message]),
  );
  if (faults.length > 0) refuseFields(Object.fromEntries(faults));
  return checked.flatMap(({ result, taxTreatment }) =>
    result.ok
      ? [
          {
            kind: "ADDED" as const,
            description: result.values.description,
            amountCents: result.values.amount,
            taxTreatment,
          },
        ]
      : [],
  );
}
