// What the provider takes off the fees of this draft, and with whom that was agreed; it can be changed until the approval, from a sum on by two.

import { formatPercentage, percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import { lazy, Suspense, useState } from "react";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../ui/definition-list.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { aud } from "../../drafts/drafts/public/staff-draft-facts.ts";
import { StepApprovals } from "../step-approvals/public/step-approvals.tsx";
import { stepWaits } from "../step-approvals/public/step-waiting-words.ts";
import { DISCOUNT_WORDS as WORDS } from "./staff-discount-words.ts";

const StaffDiscountDialog = lazy(async () => ({
  default: (await import("./staff-discount-dialog.tsx")).StaffDiscountDialog,
}));

type CardProps = { readonly draft: StaffDraftRecord; readonly live: LiveRecord<StaffDraftRecord> };

export function StaffDiscountCard({ draft, live }: CardProps) {
  const [isChanging, setChanging] = useState(false);
  const [approvedBy, setApprovedBy] = useState<string>();
  const items = discountItems(draft);
  const mayGive = draft.capabilities.includes("CAN_GIVE_DISCOUNT");
  if (items.length === 0 && !mayGive) return null;
  return (
    <>
      <Card
        heading={WORDS.heading}
        hasBody
        action={
          mayGive &&
          approvedBy === undefined && (
            <Button size="small" onClick={() => setChanging(true)}>
              {items.length === 0 ? WORDS.give : WORDS.change}
            </Button>
          )
        }
      >
        {items.length === 0 ? (
          <p className="text-body text-ink-2">{WORDS.none}</p>
        ) : (
          <DefinitionList items={items} />
        )}
        {approvedBy !== undefined && <p className="mt-2 text-label text-ink-2">{stepWaits(approvedBy)}</p>}
      </Card>
      <StepApprovals
        step="DRAFT_DISCOUNT"
        record={draft}
        revision={live.revision}
        onBehind={live.reload}
        onWaiting={setApprovedBy}
      />
      <Suspense fallback={null}>
        {isChanging && <StaffDiscountDialog draft={draft} live={live} onClose={() => setChanging(false)} />}
      </Suspense>
    </>
  );
}

function discountItems({
  discountPercentage,
  establishmentFeeDiscountAmount,
  acceptedChannelPartnerName,
}: StaffDraftRecord): Definition[] {
  return [
    ...(discountPercentage === null
      ? []
      : [{ term: WORDS.percentage, value: formatPercentage(percentageFromText(discountPercentage)) }]),
    ...(establishmentFeeDiscountAmount === null
      ? []
      : [{ term: WORDS.amount, value: aud(establishmentFeeDiscountAmount) }]),
    ...(acceptedChannelPartnerName === null
      ? []
      : [{ term: WORDS.partner, value: acceptedChannelPartnerName }]),
  ];
}
