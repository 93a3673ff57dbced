// The fee schedules that fit the draft, and for the chosen one what is to be paid and how that was worked out.

import { aud } from "@bondline/domain/values/money/money.ts";
import { useController } from "react-hook-form";
import type { DraftFeeSummariesQuery } from "../../../../../api/generated/graphql.ts";
import { useIsLocked } from "../../../../../app/fields/editable-fields.ts";
import { useRead } from "../../../../../app/use-read.ts";
import { Button } from "../../../../../ui/button.tsx";
import { RadioGroupField } from "../../../../../ui/radio-group-field.tsx";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { FeeSummariesQuery, ProductSelectionQuery } from "../../draft-operations.ts";
import { FEE_WORDS } from "../../draft-words.ts";
import { FeeSummaryTotal } from "../../fee-summary-total.tsx";
import { useSavedDraft } from "../draft-form-context.ts";
import type { DraftFormValues } from "../draft-form-values.ts";

type FeeSummary = DraftFeeSummariesQuery["feeSummaries"][number];

export function FeeChoice() {
  const draft = useSavedDraft();
  const { field, fieldState } = useController<DraftFormValues, "feeSummaryId">({ name: "feeSummaryId" });
  const isLocked = useIsLocked("feeSummaryId");
  const terms = `${draft?.amount}/${draft?.deliveryDetails.deliveryType}/${draft?.expiresAt}`;
  const fees = useRead(FeeSummariesQuery, draft && { draftId: draft.id }, { dependsOn: terms });

  if (draft === undefined) return <p className="text-body text-ink-2">{FEE_WORDS.needsDraft}</p>;
  const offered = fees.data?.feeSummaries;
  if (offered === undefined)
    return fees.failure ? <NotLoaded onRetry={fees.readAgain} /> : <Skeleton height="control" />;
  if (offered.length === 0) return <p className="text-body text-ink-2">{FEE_WORDS.none}</p>;
  return (
    <div className="space-y-4">
      <RadioGroupField
        {...field}
        label={FEE_WORDS.label}
        isDisabled={isLocked}
        error={fieldState.error?.message}
        options={offered.map((fee) => ({ value: fee.id, label: fee.name, detail: termsOf(fee) }))}
      />
      {field.value !== "" && <ChosenFees draftId={draft.id} feeSummaryId={field.value} terms={terms} />}
    </div>
  );
}

function ChosenFees(props: {
  readonly draftId: string;
  readonly feeSummaryId: string;
  readonly terms: string;
}) {
  const { draftId, feeSummaryId, terms } = props;
  const chosen = useRead(ProductSelectionQuery, { draftId, feeSummaryId }, { dependsOn: terms });
  const selection = chosen.data?.productSelectionSummary;
  if (selection === undefined || selection === null) {
    return chosen.failure ? <NotLoaded onRetry={chosen.readAgain} /> : <Skeleton height="figure" />;
  }
  return <FeeSummaryTotal selection={selection} />;
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

function termsOf(fee: FeeSummary): string {
  const { establishmentFee, recurringFeePercentage: yearly, biannualFeeCoefficient: halfYearly } = fee;
  const parts = [
    fee.supplier.tradeName,
    FEE_WORDS.establishment(aud(establishmentFee)),
    // A half-yearly share goes before a yearly one, as in the charge itself.
    halfYearly === null ? "" : FEE_WORDS.halfYearly(percentOfShare(halfYearly)),
    halfYearly !== null || yearly === null ? "" : FEE_WORDS.yearly(withoutZeros(yearly)),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** "0.0125" of the amount reads 1.25; exact, because it only moves the point. */
function percentOfShare(share: string): string {
  const [whole = "0", fraction = ""] = share.split(".");
  const digits = fraction.padEnd(2, "0");
  const moved = `${whole}${digits.slice(0, 2)}.${digits.slice(2)}`;
  return withoutZeros(moved.replace(/^0+(?=\d)/, "").replace(/\.$/, ""));
}

/** "2.5000" reads 2.5. */
function withoutZeros(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
