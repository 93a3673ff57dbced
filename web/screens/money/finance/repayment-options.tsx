// What each term would cost a fortnight and in all, with the arithmetic on demand.

import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { FinanceCalculationFieldsFragment } from "../../../api/generated/graphql.ts";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FINANCE_WORDS as WORDS } from "./finance-words.ts";

type Option = FinanceCalculationFieldsFragment["repaymentOptions"][number];

export function aud(decimal: string): string {
  return formatAud(centsFromDecimal(decimal));
}

export function RepaymentOptions({ options }: { readonly options: readonly Option[] }) {
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 sm:grid-cols-3">
        {options.map((option) => (
          <li key={option.months} className="rounded-control bg-sunken px-4 py-3.5">
            <p className="text-label text-ink-2">{WORDS.months(option.months)}</p>
            <p className="figures text-title font-semibold">{aud(option.fortnightlyRepayment)}</p>
            <p className="figures text-label text-ink-2">{WORDS.repayments(option.fortnights)}</p>
            <p className="figures mt-1 text-meta text-ink-3">
              {WORDS.total} {aud(option.totalRepayable)}
            </p>
          </li>
        ))}
      </ul>
      <Disclosure label={WORDS.workedOut}>
        <div className="grid gap-4">
          {options.map((option) => (
            <div key={option.months}>
              <p className="mb-1.5 text-label font-medium">{WORDS.months(option.months)}</p>
              <DefinitionList
                areAmounts
                items={option.steps.map(({ label, workedOut, amount }) => ({
                  term: label,
                  value: aud(amount),
                  note: workedOut,
                }))}
              />
            </div>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
