// The fee plans that fit the draft side by side in dollars, and for the chosen one its security and how it was worked out.

import { aud } from "@bondline/domain/values/money/money.ts";
import { useController } from "react-hook-form";
import { useIsLocked } from "../../../../../app/fields/editable-fields.ts";
import { useShownTogether } from "../../../../../app/shown-together.tsx";
import { Button } from "../../../../../ui/button.tsx";
import { DefinitionList } from "../../../../../ui/definition-list.tsx";
import { Disclosure } from "../../../../../ui/disclosure.tsx";
import { Notice } from "../../../../../ui/notice.tsx";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { FEE_WORDS } from "../../draft-words.ts";
import { dayText } from "../../view/draft-facts.ts";
import { useSavedDraft } from "../draft-form-context.ts";
import type { DraftFormValues } from "../draft-form-values.ts";
import { FeePlanTable } from "./fee-plan-table.tsx";
import type { FeeOffer, FeeOffers } from "./use-fee-offers.ts";

export function FeeChoice({ offers }: { readonly offers: FeeOffers }) {
  const draft = useSavedDraft();
  const { field, fieldState } = useController<DraftFormValues, "feeSummaryId">({ name: "feeSummaryId" });
  // Read while the plans are still on their way: what is not read is not followed, and a requirement marks the field before.
  const error = fieldState.error?.message;
  const isLocked = useIsLocked("feeSummaryId");
  const isAskable = draft !== undefined && draft.amount !== null;
  // They stand above other fields, and nobody knows before how many there are.
  useShownTogether(!isAskable || offers.data !== undefined || offers.failure !== undefined);
  if (!isAskable) return <p className="text-body text-ink-2">{FEE_WORDS.needsDraft}</p>;

  const offered = offers.data?.feeOffers;
  if (offered === undefined)
    return offers.failure ? <NotLoaded onRetry={offers.readAgain} /> : <Skeleton height="figure" />;
  if (offered.length === 0) return <p className="text-body text-ink-2">{FEE_WORDS.none}</p>;
  const chosen = offered.find(({ feeSummary }) => feeSummary.id === field.value);
  return (
    <div className="space-y-4">
      <FeePlanTable
        {...field}
        offers={offered}
        expiryDay={dayText(draft.expiresAt)}
        isDisabled={isLocked}
        error={error}
      />
      {chosen !== undefined && <ChosenPlan offer={chosen} />}
    </div>
  );
}

function ChosenPlan({ offer }: { readonly offer: FeeOffer }) {
  const { securityAmount, steps, feeSummary } = offer;
  return (
    <>
      {securityAmount !== null && (
        <Notice tone="info" title={FEE_WORDS.lodge(aud(securityAmount))}>
          {FEE_WORDS.lodgeSentence(feeSummary.supplier.tradeName)}
        </Notice>
      )}
      <Disclosure label={FEE_WORDS.workedOut}>
        <DefinitionList
          areAmounts
          items={steps.map(({ label, workedOut, amount }) => ({
            term: label,
            value: aud(amount),
            note: workedOut,
          }))}
        />
        <p className="mt-2 text-label text-ink-2">{FEE_WORDS.minimum(aud(feeSummary.minimumAnnualCost))}</p>
      </Disclosure>
    </>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-body">
      {FEE_WORDS.notLoaded}
      <Button size="small" onClick={onRetry}>
        {FEE_WORDS.retry}
      </Button>
    </p>
  );
}
