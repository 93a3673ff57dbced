// The fee plans to choose from: a table with aligned figures where there is room, one card below the other on a phone.

import { aud } from "@bondline/domain/values/money/money.ts";
import { type Ref, useId } from "react";
import { FieldMessage } from "../../../../../ui/field.tsx";
import { StatusBadge } from "../../../../../ui/status-badge.tsx";
import { FEE_WORDS } from "../../draft-words.ts";
import type { FeeOffer } from "./use-fee-offers.ts";

type Props = {
  readonly offers: readonly FeeOffer[];
  /** Undefined while the guarantee has no day on which it ends. */
  readonly expiryDay: string | null;
  readonly name: string;
  readonly value: string;
  readonly onChange: (feeSummaryId: string) => void;
  readonly onBlur: () => void;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
};

type Column = { readonly label: string; readonly of: (offer: FeeOffer) => string };

export function FeePlanTable(props: Props) {
  const { offers, expiryDay, isDisabled, error } = props;
  const id = useId();
  const columns = columnsOf(expiryDay);
  const note = expiryDay === null ? `${FEE_WORDS.asIfToday} ${FEE_WORDS.openEnded}` : FEE_WORDS.asIfToday;
  return (
    <fieldset disabled={isDisabled} aria-describedby={`${id}-message`} className="min-w-0">
      <legend className="sr-only">{FEE_WORDS.label}</legend>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_repeat(4,auto)] sm:gap-x-5">
        <div
          aria-hidden
          className="hidden px-3 text-meta font-medium text-ink-2 sm:col-span-full sm:grid sm:grid-cols-subgrid"
        >
          <span className="pl-6.5">{FEE_WORDS.plan}</span>
          {columns.map(({ label }) => (
            <span key={label} className="text-right">
              {label}
            </span>
          ))}
        </div>
        {offers.map((offer, place) => (
          <PlanRow
            key={offer.feeSummary.id}
            group={props}
            offer={offer}
            columns={columns}
            isFirst={place === 0}
            messageId={`${id}-message`}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-message`} help={note} error={error} />
    </fieldset>
  );
}

type RowProps = {
  readonly group: Props;
  readonly offer: FeeOffer;
  readonly columns: readonly Column[];
  readonly isFirst: boolean;
  readonly messageId: string;
};

function PlanRow({ group, offer, columns, isFirst, messageId }: RowProps) {
  const { id, name, details } = offer.feeSummary;
  return (
    <label className="control grid h-auto cursor-pointer items-center gap-x-5 gap-y-1 px-3 py-2.5 has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1.5px_var(--accent)] has-disabled:cursor-not-allowed has-disabled:opacity-60 sm:col-span-full sm:grid-cols-subgrid">
      <span className="flex min-w-0 items-start gap-2.5">
        <input
          ref={isFirst ? group.ref : undefined}
          type="radio"
          name={group.name}
          value={id}
          checked={group.value === id}
          onChange={() => group.onChange(id)}
          onBlur={group.onBlur}
          aria-invalid={group.error ? true : undefined}
          aria-describedby={messageId}
          className="mt-0.5 size-4 shrink-0 appearance-none rounded-full bg-surface shadow-[inset_0_0_0_1px_var(--ink-3)] checked:shadow-[inset_0_0_0_5px_var(--accent)]"
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body font-medium">
            {name}
            {offer.isCheapest && <StatusBadge tone="ok">{cheapestWords(group.offers)}</StatusBadge>}
          </span>
          <span className="mt-0.5 block text-meta text-pretty text-ink-2">{details}</span>
        </span>
      </span>
      {columns.map(({ label, of }) => (
        <span key={label} className="flex justify-between gap-3 pl-6.5 sm:block sm:pl-0 sm:text-right">
          <span className="text-label text-ink-2 sm:sr-only">{label} </span>
          <span className="figures text-body font-medium whitespace-nowrap">{of(offer)}</span>
        </span>
      ))}
    </label>
  );
}

function columnsOf(expiryDay: string | null): readonly Column[] {
  return [
    { label: FEE_WORDS.payNow, of: ({ payNow }) => aud(payNow) },
    { label: FEE_WORDS.perYear, of: ({ perYear }) => aud(perYear) },
    expiryDay === null
      ? { label: FEE_WORDS.firstYear, of: ({ firstYear }) => aud(firstYear) }
      : { label: FEE_WORDS.toExpiry(expiryDay), of: ({ toExpiry, firstYear }) => aud(toExpiry ?? firstYear) },
    {
      label: FEE_WORDS.security,
      of: ({ securityAmount }) => (securityAmount === null ? FEE_WORDS.noSecurity : aud(securityAmount)),
    },
  ];
}

function cheapestWords(offers: readonly FeeOffer[]): string {
  const isTied = offers.filter(({ isCheapest }) => isCheapest).length > 1;
  return isTied ? FEE_WORDS.equalCheapest : FEE_WORDS.cheapest;
}
