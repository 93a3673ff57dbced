// What a fee summary comes to for this draft: its lines, the total to pay, and the arithmetic on demand.

import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";
import { aud } from "./staff-draft-facts.ts";
import { STAFF_DRAFT_WORDS } from "./staff-words.ts";
import type { useFees } from "./use-fees.ts";

export function StaffFeeLines({
  fees: { data, failure, readAgain },
}: {
  readonly fees: ReturnType<typeof useFees>;
}) {
  if (failure !== undefined) {
    return (
      <Notice
        tone="danger"
        title={WORDS.approveFeesFailed}
        action={
          <Button size="small" onClick={readAgain}>
            {STAFF_DRAFT_WORDS.retry}
          </Button>
        }
      />
    );
  }
  if (data === undefined) {
    return (
      <div
        role="status"
        aria-label={WORDS.approveCalculating}
        className="animate-late rounded-control bg-sunken p-4"
      >
        <Skeleton width="60%" />
      </div>
    );
  }
  return (
    <div className="rounded-control bg-sunken px-4 py-3.5">
      <DefinitionList
        areAmounts
        items={data.lineItems.map(({ description, amount }) => ({ term: description, value: aud(amount) }))}
      />
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-body font-semibold">
        {WORDS.approveTotal}
        <span className="figures">{aud(data.totalFees)}</span>
      </p>
      {centsFromDecimal(data.gst) > 0n && (
        <p className="figures text-right text-meta text-ink-3">{WORDS.approveGst(aud(data.gst))}</p>
      )}
      {data.steps.length > 0 && (
        <div className="mt-2">
          <Disclosure label={WORDS.approveWorkedOut}>
            <DefinitionList
              areAmounts
              items={data.steps.map(({ label, workedOut, amount }) => ({
                term: label,
                note: workedOut,
                value: aud(amount),
              }))}
            />
          </Disclosure>
        </div>
      )}
    </div>
  );
}
