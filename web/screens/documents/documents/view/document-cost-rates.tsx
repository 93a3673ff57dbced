// The rates of a document's fee by the day from which each holds, and the ways to set a new one or to take one back.

import { hasRate } from "@bondline/domain/documents/documents/cost-rate.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { type DocumentCosts, rateLines } from "./document-costs.ts";
import type { DocumentRecord } from "./document-facts.ts";

const WORDS = {
  heading: "Rates",
  add: "New rate",
  back: (day: string) => `Take back the rate ${day}`,
  takeBack: "Take back",
} as const;

const RateDialog = lazy(async () => {
  const { DocumentCostRateDialog } = await import("./document-cost-rate-dialog.tsx");
  return { default: DocumentCostRateDialog };
});
const BackDialog = lazy(async () => {
  const { DocumentCostRateBackDialog } = await import("./document-cost-rate-back-dialog.tsx");
  return { default: DocumentCostRateBackDialog };
});

type CostRatesProps = { readonly record: DocumentRecord; readonly costs: DocumentCosts };

export function DocumentCostRates({ record, costs }: CostRatesProps) {
  const [isAdding, setAdding] = useState(false);
  const [takingBack, setTakingBack] = useState<string>();
  const mayEdit = record.capabilities.includes("CAN_EDIT_COSTS");
  const { recurringFeeType: feeType, recurringCostFrequency: monthsBetweenPayments } = costs;
  const mayAdd = mayEdit && hasRate({ feeType, monthsBetweenPayments });
  if (!mayAdd && costs.rates.length === 0) return null;
  return (
    <section aria-label={WORDS.heading} className="mt-3 border-t border-line pt-3">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-label font-medium">{WORDS.heading}</h3>
        {mayAdd && (
          <Button size="small" onClick={() => setAdding(true)}>
            {WORDS.add}
          </Button>
        )}
      </div>
      <ul className="mt-1 space-y-1.5">
        {rateLines(costs).map(({ day, rate, fromDate }) => (
          <li key={day} className="flex min-h-8 items-center justify-between gap-3 text-label">
            <span className="figures min-w-0">
              <span className="text-ink-3">{day}</span> {rate}
            </span>
            {mayEdit && fromDate !== undefined && (
              <Button
                size="small"
                aria-label={WORDS.back(day.toLowerCase())}
                onClick={() => setTakingBack(fromDate)}
              >
                {WORDS.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {isAdding && <RateDialog record={record} costs={costs} onClose={() => setAdding(false)} />}
        {takingBack !== undefined && (
          <BackDialog record={record} fromDate={takingBack} onClose={() => setTakingBack(undefined)} />
        )}
      </Suspense>
    </section>
  );
}
