// Names and values in two columns; empty values read as a dash.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Definition = {
  readonly term: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** The sum of the lines above, set apart by a line. */
  readonly isTotal?: boolean | undefined;
};

export type DefinitionListProps = {
  readonly items: readonly Definition[];
  /** Amounts stand at the right edge, as lines of a bill. */
  readonly areAmounts?: boolean | undefined;
};

export function DefinitionList({ items, areAmounts = false }: DefinitionListProps) {
  return (
    <dl className={classNames("@container grid text-label", areAmounts ? "gap-y-2" : "gap-y-2.5")}>
      {items.map((item) => (
        <div
          key={item.term}
          className={classNames(
            "grid gap-x-4",
            item.isTotal && "mt-1 border-t border-line pt-3 font-semibold",
            areAmounts
              ? "grid-cols-[minmax(0,1fr)_auto]"
              : "grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] @xl:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]",
          )}
        >
          <dt className={classNames("min-w-0 break-words", item.isTotal ? "text-ink" : "text-ink-2")}>
            {item.term}
            {areAmounts && item.note !== undefined && (
              <span className="figures block text-meta text-ink-3">{item.note}</span>
            )}
          </dt>
          <dd className={classNames("figures min-w-0 break-words", amountLook(item, areAmounts))}>
            {isEmpty(item.value) ? <span className="text-ink-3">–</span> : item.value}
            {!areAmounts && item.note !== undefined && (
              <span className="block text-label text-ink-3">{item.note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function amountLook(item: Definition, isAmount: boolean): string {
  if (!isAmount) return "text-body";
  return item.isTotal ? "text-right font-semibold" : "text-right font-medium";
}

function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === "";
}
