// What a draft would cost under the fees that are typed, beside what it costs now: step by step, by the sums that price drafts.

import type { FeePlanCost } from "@bondline/domain/drafts/drafts/fee-plan-cost.ts";
import { PRODUCT_RULES, type ProductField } from "@bondline/domain/money/products/product-fields.ts";
import { productCost } from "@bondline/domain/money/products/product-terms.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { findPlainDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ProductRowFragment } from "../../../api/generated/graphql.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { PRODUCT_WORDS as WORDS } from "./product-words.ts";

type Version = ProductRowFragment["versions"][number];
type Values = Record<ProductField | "reason", string>;

type CalculatorProps = {
  readonly form: UseFormReturn<Values>;
  /** The version that is there already, if there is one. */
  readonly present: Version | undefined;
  readonly today: PlainDate;
};

const AMOUNT_AT_FIRST = "100000.00";

export function FeeCalculator({ form, present, today }: CalculatorProps) {
  const [typedAmount, setAmount] = useState(AMOUNT_AT_FIRST);
  const [endDate, setEndDate] = useState("");
  const values = form.watch();
  const guarantee = guaranteeOf(typedAmount, { today, endDate });
  const before = present && guarantee && costOf(textsOf(present), guarantee);
  const after = guarantee && costOf(values, guarantee);
  return (
    <FormSection title={WORDS.calculator} sentence={WORDS.calculatorSentence} layout="above">
      <MoneyField label={WORDS.amount} value={typedAmount} onChange={setAmount} />
      <DateField label={WORDS.endDate} value={endDate} onChange={setEndDate} min={today} today={today} />
      <FullWidth>
        <div className="grid gap-4 sm:grid-cols-2" aria-live="polite">
          {before !== undefined && <Cost title={WORDS.now} cost={before} />}
          <Cost title={WORDS.proposedFees} cost={after} />
        </div>
      </FullWidth>
    </FormSection>
  );
}

type Priced = FeePlanCost | "outside" | undefined;

function Cost({ title, cost }: { readonly title: string; readonly cost: Priced }) {
  return (
    <section aria-label={title} className="grid content-start gap-2 rounded-control border border-line p-3">
      <h3 className="text-label font-semibold">{title}</h3>
      {cost === undefined && <p className="text-body text-ink-2">{WORDS.notYet}</p>}
      {cost === "outside" && <p className="text-body text-ink-2">{WORDS.outside}</p>}
      {typeof cost === "object" && (
        <>
          <DefinitionList
            areAmounts
            items={[
              { term: WORDS.payNow, value: formatAud(cost.payNowCents) },
              { term: WORDS.perYear, value: formatAud(cost.yearlyCents) },
              ...(cost.toExpiryCents === null
                ? []
                : [{ term: WORDS.toExpiry, value: formatAud(cost.toExpiryCents) }]),
            ]}
          />
          <Disclosure label={WORDS.steps}>
            <DefinitionList
              areAmounts
              items={cost.steps.map(({ label, arithmetic, amountCents }) => ({
                term: label,
                note: arithmetic,
                value: formatAud(amountCents),
              }))}
            />
          </Disclosure>
        </>
      )}
    </section>
  );
}

type Guarantee = { amountCents: Cents; interestStartDate: PlainDate; interestEndDate: PlainDate | null };

function guaranteeOf(
  typed: string,
  { today, endDate }: { today: PlainDate; endDate: string },
): Guarantee | undefined {
  const read = amount(typed);
  if (!read.ok) return undefined;
  return {
    amountCents: read.value,
    interestStartDate: today,
    interestEndDate: findPlainDate(endDate) ?? null,
  };
}

/** Only what the sums need is asked of the form: a name or a day may still be missing. */
const { establishmentFee, feeFrequency, ongoingPercentage, minimumAnnualCost, minValue, maxValue } =
  PRODUCT_RULES;
const { ongoingDiscountPercentage, establishmentFeeDiscount } = PRODUCT_RULES;
const FEE_RULES = {
  establishmentFee,
  feeFrequency,
  ongoingPercentage,
  minimumAnnualCost,
  minValue,
  maxValue,
  ongoingDiscountPercentage,
  establishmentFeeDiscount,
};

function costOf(texts: Readonly<Record<string, string | null>>, guarantee: Guarantee): Priced {
  const fees = checkFields(FEE_RULES, texts);
  if (!fees.ok) return undefined;
  const { minValue: least, maxValue: most } = fees.values;
  if (guarantee.amountCents < least || guarantee.amountCents > most) return "outside";
  return productCost(fees.values, guarantee);
}

function textsOf(version: Version): Record<string, string | null> {
  return { ...version };
}
