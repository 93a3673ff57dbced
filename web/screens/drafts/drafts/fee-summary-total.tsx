// What a fee schedule comes to for a draft: its lines, the total, and the arithmetic on demand.

import { aud, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { DraftProductSelectionFragment } from "../../../api/generated/graphql.ts";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FEE_WORDS } from "./draft-words.ts";

export function FeeSummaryTotal({ selection }: { readonly selection: DraftProductSelectionFragment }) {
  const gst = centsFromDecimal(selection.gst);
  return (
    <div className="rounded-control bg-sunken px-4 py-3.5">
      <DefinitionList
        areAmounts
        items={selection.lineItems.map(({ description, amount }) => ({
          term: description,
          value: aud(amount),
        }))}
      />
      <dl className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-body font-semibold">{FEE_WORDS.total}</dt>
        <dd className="figures text-body font-semibold">{aud(selection.totalFees)}</dd>
      </dl>
      {selection.securityAmount !== null && (
        <div className="mt-3 border-t border-line pt-3">
          <DefinitionList
            areAmounts
            items={[
              {
                term: FEE_WORDS.securityMoney,
                value: aud(selection.securityAmount),
                note: FEE_WORDS.securityNote(selection.feeSummary.supplier.tradeName),
              },
            ]}
          />
        </div>
      )}
      {gst !== 0n && <p className="mt-1 text-right text-meta text-ink-3">{FEE_WORDS.gst(formatAud(gst))}</p>}
      {selection.steps.length > 0 && (
        <div className="mt-2">
          <Disclosure label={FEE_WORDS.workedOut}>
            <DefinitionList
              areAmounts
              items={selection.steps.map(({ label, workedOut, amount }) => ({
                term: label,
                value: aud(amount),
                note: workedOut,
              }))}
            />
          </Disclosure>
        </div>
      )}
    </div>
  );
}
