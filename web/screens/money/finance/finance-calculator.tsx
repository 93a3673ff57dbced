// The advertised calculation: an amount, and what each term would cost a fortnight.

import { FINANCE_ENQUIRY_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { useCallback, useState } from "react";
import { useShownTogether } from "../../../app/shown-together.tsx";
import { useRead } from "../../../app/use-read.ts";
import { useSettledText } from "../../../app/use-settled-text.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { FinanceCalculationDocument } from "./finance-operations.ts";
import { FINANCE_WORDS as WORDS } from "./finance-words.ts";
import { aud, RepaymentOptions } from "./repayment-options.tsx";

type CalculatorProps = { readonly amount: string; readonly onAmount: (amount: string) => void };

/** Asked a moment after the last key; what was shown last stays until the next answer. */
export function FinanceCalculator({ amount, onAmount }: CalculatorProps) {
  const [asked, setAsked] = useState("");
  useSettledText(
    amount,
    useCallback((text: string) => setAsked(text), []),
  );
  const terms = useRead(FinanceCalculationDocument, {});
  const { data, failure, isReading } = useRead(
    FinanceCalculationDocument,
    asked === "" ? undefined : { amount: asked },
  );
  // What it says of the offer stands above the enquiry.
  useShownTogether(terms.data !== undefined || terms.failure !== undefined);
  const offer = terms.data?.advertisedFinanceCalculation;
  const calculated = asked === "" || failure !== undefined ? undefined : data?.advertisedFinanceCalculation;
  const fault = asked === "" ? undefined : (failure?.fields.amount ?? failure?.message);

  return (
    <Card heading={WORDS.calculator}>
      <CardBody isBelowHeading>
        <div className="grid gap-4">
          <div className="max-w-80">
            <MoneyField
              label={FINANCE_ENQUIRY_FIELDS.amount.label}
              value={amount}
              onChange={onAmount}
              help={offer && WORDS.amountHelp(aud(offer.minAmount), aud(offer.maxAmount))}
              error={fault}
            />
          </div>
          <div aria-live="polite" aria-busy={isReading && asked !== ""}>
            {calculated === undefined ? (
              <p className="text-label text-ink-2">{WORDS.enterAmount}</p>
            ) : (
              <RepaymentOptions options={calculated.repaymentOptions} />
            )}
          </div>
          {offer !== undefined && <p className="text-meta text-ink-3">{WORDS.rate(offer.annualRate)}</p>}
        </div>
      </CardBody>
    </Card>
  );
}
